/** Writes the migration for a change of server/db/schema or of the rights in contract/access.ts. */
import { readFileSync, writeFileSync } from 'node:fs';
import { draftMigration } from './draftMigration.mjs';
import { newRights } from './knownRights.mjs';
import { laterDrops } from './laterDrops.mjs';
import {
  digits,
  journal,
  placeOfProduct,
  placeOfTeam,
  productFolder,
  readJournal,
  strayFiles,
} from './migrationFolders.mjs';

const breakpoint = '--> statement-breakpoint\n';

/**
 * Writes the migration, one of the team's unless it says that it is the product's. Columns that become required get the
 * value that older rows get, from `values` (by column, or by table and column) or from `ask`; new rights of the regulator
 * go to whoever may change users. Those of the provider side need no migration: whoever manages its users gives them.
 * What is dropped waits for the next version.
 * Returns the path; undefined if nothing has changed.
 * @param {{ name: string, values?: Readonly<Record<string, string>>, ask?: (question: string) => Promise<string>, isOfProduct?: boolean }} wanted
 * @returns {Promise<string | undefined>}
 * @throws the reason, with nothing written
 */
export const writeMigration = async ({ name, values = {}, ask, isOfProduct = false }) => {
  const strays = [...strayFiles().sql, ...strayFiles().snapshots];
  if (strays.length > 0)
    throw new Error(
      `${productFolder} has what its journal does not name: ${strays.join(', ')}. Run npm run move-migrations, as docs/take-a-version.md says.`,
    );
  const place = isOfProduct ? placeOfProduct() : placeOfTeam();
  const rights = await newRights(place.folder);
  const drops = laterDrops(place.folder, JSON.parse(readFileSync('package.json', 'utf8')).version);
  const isMore = rights.ofRegulator.length > 0 || drops.due.length > 0;
  const draft = draftMigration(place, name) ?? (isMore ? draftMigration(place, name, '--custom') : undefined);
  if (!draft) return rights.keep();
  const { entry, text, snapshot } = draft;
  const file = `${entry.tag}.sql`;
  const statements = drops.deferIn(text.split(breakpoint).filter(isStatement));
  const literals = await literalsFor(statements, { values, ask });
  const complete = statements
    .flatMap((statement) => besideUsers(statement, statements))
    .flatMap((statement) => withValue(statement, literals));
  complete.push(...drops.due);
  if (rights.ofRegulator.length > 0) complete.push(grantStatement(rights.ofRegulator, file));
  writeFileSync(`${place.folder}/${file}`, complete.map((one) => `${one.trim()}\n`).join(breakpoint));
  writeFileSync(`${place.folder}/meta/${digits(place.number)}_${place.prefix}snapshot.json`, snapshot);
  if (isOfProduct) {
    const entries = readJournal();
    entries.entries.push(entry);
    writeFileSync(journal, JSON.stringify(entries, null, 2));
  }
  rights.keep();
  drops.keep();
  return `${place.folder}/${file}`;
};

/** @param {string} text */
const isStatement = (text) => text.replaceAll(/^--.*$/gm, '').trim() !== '';

const foreignKey = /^ALTER TABLE "(\w+)" ADD CONSTRAINT "(\w+)" FOREIGN KEY [^;]+/;

/**
 * Returns a statement as it runs beside those who use the table: a foreign key of a table with rows is first added for
 * new rows alone.
 * @param {string} statement
 * @param {readonly string[]} all
 */
export const besideUsers = (statement, all = [statement]) => {
  const [added, table, name] = foreignKey.exec(statement.trim()) ?? [];
  if (!added || all.some((one) => one.includes(`CREATE TABLE "${table}"`))) return [statement];
  return [
    `${added} NOT VALID;`,
    `-- An older row that refers to nothing does not stop the upgrade: the key then holds for new rows alone.
DO $$ BEGIN
  ALTER TABLE "${table}" VALIDATE CONSTRAINT "${name}";
EXCEPTION WHEN foreign_key_violation THEN
  RAISE WARNING '${table} has rows that refer to nothing (${name})';
END $$;`,
  ];
};

const required =
  /^ALTER TABLE "(\w+)" (?:ADD COLUMN "(\w+)" (?!.*\b(?:DEFAULT|GENERATED)\b)(.+) NOT NULL|ALTER COLUMN "(\w+)" SET NOT NULL);/;

/**
 * What a statement makes required of rows that are there.
 * @param {string} statement
 */
const requirementOf = (statement) => {
  const [, table, added, type, changed] = required.exec(statement.trim()) ?? [];
  const column = added ?? changed;
  return table && column
    ? { table, column, place: `${table}.${column}`, type, isAdded: Boolean(added) }
    : undefined;
};

const optionalFirst = 'make it optional, fill it, then make it required';

/**
 * Returns the literals that older rows get, by table and column.
 * @param {readonly string[]} statements
 * @param {{ values: Readonly<Record<string, string>>, ask?: (question: string) => Promise<string> }} from
 * @throws every column that lacks one
 */
const literalsFor = async (statements, { values, ask }) => {
  /** @type {Map<string, string>} */
  const literals = new Map();
  /** @type {string[]} */
  const problems = [];
  /** @type {string[]} */
  const missing = [];
  for (const { table, column, place, type } of statements.flatMap((one) => requirementOf(one) ?? [])) {
    const shown = type ? `${place} (${type})` : place;
    const isUnique = statements.some(
      (one) => one.includes(`"${table}" ADD CONSTRAINT`) && one.includes(`UNIQUE("${column}")`),
    );
    const value = isUnique
      ? ''
      : (values[place] ?? values[column] ?? (await ask?.(`${shown}: the value that older rows get? `)));
    if (isUnique)
      problems.push(
        `${place} is required and unique, and older rows can't all have one value: ${optionalFirst}.`,
      );
    else if (value) literals.set(place, `'${value.replaceAll("'", "''")}'`);
    else missing.push(`  ${place}=value${type ? ` (${type})` : ''}`);
  }
  if (missing.length > 0)
    problems.push(
      `Older rows need a value: add to the command\n${missing.join('\n')}\nWhere each row needs one of its own, ${optionalFirst}.`,
    );
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return literals;
};

/**
 * @param {string} statement
 * @param {ReadonlyMap<string, string>} literals
 */
const withValue = (statement, literals) => {
  const requirement = requirementOf(statement);
  const literal = requirement && literals.get(requirement.place);
  if (!literal) return [statement];
  const { table, column, isAdded } = requirement;
  const reason = '-- Older rows get the value, and so do those that servers of the version before add.';
  return isAdded
    ? [`${reason}\n${statement.replace(' NOT NULL', () => ` DEFAULT ${literal} NOT NULL`)}`]
    : [
        `${reason}\nALTER TABLE "${table}" ALTER COLUMN "${column}" SET DEFAULT ${literal};`,
        `UPDATE "${table}" SET "${column}" = ${literal} WHERE "${column}" IS NULL;`,
        statement,
      ];
};

/**
 * Returns the statement that gives rights to every active administrator who may change users, with rows in the audit.
 * @param {readonly string[]} rights
 * @param {string} file
 */
export const grantStatement = (rights, file) => {
  const list = `array[${rights.map((right) => `'${right}'`).join(', ')}]`;
  return `-- Nobody can give a right that they do not hold: every active administrator who may change users gets the new ones.
with granted as (
  update users
  set permissions = permissions || array(select unnest(${list}) except select unnest(permissions))
  where user_type_id = 1 and user_status_id = 1 and 'Users_Updater' = any (permissions) and not permissions @> ${list}
  returning id, user_status_id, parent_id, permissions
)
insert into audit_events (action, subject, subject_id, detail)
select 'update', 'user', id, jsonb_build_object(
  'userStatusId', user_status_id, 'parentId', parent_id, 'permissions', permissions, 'migration', '${file}'
)
from granted order by id;`;
};
