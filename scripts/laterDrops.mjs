/**
 * What is taken out of the schema stays in the database for one version more: servers of the version before read and
 * write it until the last of them is replaced.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const drop = /^(?:ALTER TABLE "(\w+)" DROP COLUMN "(\w+)"|DROP TABLE "(\w+)")[^;]*;/;
const renaming = /^ALTER TABLE "\w+" RENAME (?:COLUMN )?/;

/**
 * Reads which drops wait in a folder of migrations. `due` are those of an earlier version; `deferIn` takes drops out of the
 * statements of a migration, which then only says so and lets new servers leave the column out; `keep` writes down what
 * waits from then on.
 * @param {string} folder
 * @param {string} version of the application that the migration will be in
 */
export const laterDrops = (folder, version) => {
  // drizzle-kit takes files here for snapshots unless they begin with _.
  const file = `${folder}/meta/_drops.json`;
  /** @type {{ statement: string, since: string }[]} */
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const waiting = known.filter(({ since }) => since === version);
  const due = known.filter(({ since }) => since !== version);
  return {
    due: due.map(
      ({ statement, since }) => `-- Out of the schema since ${since}: no server uses it.\n${statement}`,
    ),
    /** @param {readonly string[]} statements */
    deferIn: (statements) =>
      statements.flatMap((statement) => {
        const plain = statement.trim();
        if (renaming.test(plain))
          throw new Error(
            `Servers of the version before know the old name only: ${plain} Add the new one, copy what is there, and take the old one away.`,
          );
        const [found, table, column, wholeTable] = drop.exec(plain) ?? [];
        if (!found) return [statement];
        waiting.push({ statement: found, since: version });
        const about = wholeTable ? `TABLE "${wholeTable}"` : `COLUMN "${table}"."${column}"`;
        return [
          `COMMENT ON ${about} IS 'out of the schema since ${version}; a later version drops it';`,
          ...(column ? [`ALTER TABLE "${table}" ALTER COLUMN "${column}" DROP NOT NULL;`] : []),
        ];
      }),
    keep: () => {
      if (known.length + waiting.length > 0) writeFileSync(file, `${JSON.stringify(waiting, null, 2)}\n`);
    },
  };
};
