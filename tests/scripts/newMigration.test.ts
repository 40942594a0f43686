import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { laterDrops } from '../../scripts/laterDrops.mjs';
import { copyScripts, type ProjectCopy } from './copyScripts';

const table = 'server/db/schema/attemptCounters.ts';
const access = 'contract/access.ts';
/** A comment in the table, before which a column is added. */
const place = '/** When counting starts over. */';

const copies: ProjectCopy[] = [];
afterAll(() => {
  for (const copy of copies) copy.remove();
});

/** Copies what the command reads, and returns how to change the copy, and to run the command there. */
const copyOfProject = () => {
  const copy = copyScripts();
  copies.push(copy);
  const { change, read } = copy;
  return {
    change,
    read,
    addColumn: (column: string) => change(table, place, `${column},\n    ${place}`),
    addRight: (right: string, resource: string, roles: string) => {
      change(access, "  'Audit_Reader',\n", `  'Audit_Reader',\n  '${right}',\n`);
      change(
        access,
        '  maintenanceRequests: {',
        `  ${ruleOf(right, resource, roles)}  maintenanceRequests: {`,
      );
    },
    removeRight: (right: string, resource: string, roles: string) => {
      change(access, `  '${right}',\n`, '');
      change(access, ruleOf(right, resource, roles), '');
    },
    /** Adds a lookup to a resource whose table is there, and a resource that refers to that one. */
    addLookups: () => {
      change('contract/records/decisionTexts.ts', 'fields: [', `fields: [${lookupOf('providers', 'name')}`);
      const declaration = `{ ...decisionTexts, name: 'others', fields: [${lookupOf('decisionTexts', 'title')}] }`;
      copy.write(
        'server/db/schema/others.ts',
        `import { decisionTexts } from '../../../contract/records/decisionTexts';
import { recordTable } from './recordTable';
export const others = recordTable(${declaration});`,
      );
    },
    run: (...words: readonly string[]) => copy.run('newMigration', ...words),
  };
};
const ruleOf = (right: string, resource: string, roles: string) =>
  `${resource}: { list: { roles: ${roles}, anyOf: ['${right}'] } },\n`;

const lookupOf = (resource: string, text: string) =>
  `{ source: 'about', kind: 'lookup', labelText: 'Sobre', lookup: { resource: '${resource}', text: '${text}' } },`;

/** Each run starts drizzle-kit for two seconds of processor time, so one copy is migrated four times for all cases. */
const migrateInTurn = () => {
  const { change, read, addColumn, addRight, addLookups, removeRight, run } = copyOfProject();
  change(table, 'refusals: integer()', 'heldBack: integer()');
  addColumn('remark: text().notNull()');
  change(table, 'blockedUntil: timestamp({ withTimezone: true })', '$&.notNull()');
  addRight('Parcels_Reader', 'parcels', 'administrator');
  addLookups();
  const changes = run('several_changes', "attempt_counters.remark=d'Or; --", 'blocked_until=2026-01-01');
  const { version } = JSON.parse(read('package.json'));
  change('package.json', `"version": "${version}"`, '"version": "99.0.0"');
  addRight('Letters_Reader', 'letters', 'administrator');
  const rightAlone = run('rights_of_letters');
  removeRight('Parcels_Reader', 'parcels', 'administrator');
  addRight('ParcelsModule_Reader', 'parcels', 'providerSide');
  const rightsOnly = run('other_parcels');
  return { changes, rightAlone, rightsOnly, nothing: run('nothing_at_all') };
};

let runs: ReturnType<typeof migrateInTurn>;
beforeAll(() => {
  runs = migrateInTurn();
}, 480_000);
const statements = () =>
  (runs.changes.sql[0] ?? '').split('--> statement-breakpoint').map((one) => one.trim());

describe('npm run migration, without a terminal', () => {
  it('says that nothing has changed, and writes nothing', () => {
    const { status, stdout, before, after } = runs.nothing;
    expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining('nothing') });
    expect(after).toEqual(before);
  });

  it('takes a new column beside one that is gone for a new one', () => {
    expect(runs.changes).toMatchObject({ status: 0, stderr: '', sql: [expect.any(String)] });
    expect(statements()).toContainEqual(
      expect.stringContaining('ADD COLUMN "held_back" integer DEFAULT 0 NOT NULL'),
    );
  });

  it('drops what was taken away one version later, when no server of the version before uses it', () => {
    expect(runs.changes.sql.join()).not.toContain('DROP COLUMN');
    expect(statements()).toContain('ALTER TABLE "attempt_counters" ALTER COLUMN "refusals" DROP NOT NULL;');
    // The next one is of another version, and drops it once.
    expect(runs.rightAlone.sql).toEqual([
      expect.stringMatching(
        /^-- Out of the schema since \S+: .*\nALTER TABLE "attempt_counters" DROP COLUMN "refusals";\n--> /,
      ),
    ]);
    expect(runs.rightsOnly.sql).toEqual([]);
  });

  it.each([
    'ALTER TABLE "complaints" RENAME COLUMN "a" TO "b";',
    'ALTER TABLE "complaints" RENAME TO "letters";',
  ])('refuses a name that servers of the version before do not know: %s', (statement) => {
    expect(() => laterDrops('server/db/migrations', '1.0.0').deferIn([statement])).toThrow(
      'the old name only',
    );
  });

  it('fails and writes nothing if drizzle-kit does', () => {
    const { change, run } = copyOfProject();
    change(table, 'pgTable(', 'pgTabel(');
    const { status, stderr, before, after } = run('other_refusals');
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: expect.stringContaining('drizzle-kit wrote no migration'),
    });
    expect(after).toEqual(before);
  });
});

describe('a column that becomes required', () => {
  it('needs the value that older rows get, without which nothing is written', () => {
    const { addColumn, run } = copyOfProject();
    addColumn('heldBack: text().notNull()');
    const { status, stderr, before, after } = run('held_back');
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: expect.stringContaining('attempt_counters.held_back=value'),
    });
    expect(after).toEqual(before);
  });

  it('has it as its default, as servers of the version before add rows without it', () => {
    expect(statements()).toContainEqual(
      expect.stringContaining(`ADD COLUMN "remark" text DEFAULT 'd''Or; --' NOT NULL`),
    );
  });

  it('gets it where it was optional so far', () => {
    const change = statements().findIndex((one) => one.includes('SET DEFAULT'));
    expect(statements().slice(change, change + 3)).toEqual([
      expect.stringContaining(`ALTER COLUMN "blocked_until" SET DEFAULT '2026-01-01';`),
      `UPDATE "attempt_counters" SET "blocked_until" = '2026-01-01' WHERE "blocked_until" IS NULL;`,
      expect.stringContaining('ALTER COLUMN "blocked_until" SET NOT NULL'),
    ]);
  });

  it('can not have one value if it is unique', () => {
    const { addColumn, run } = copyOfProject();
    addColumn('heldBack: text().notNull().unique()');
    const { status, stderr, before, after } = run('held_back', 'held_back=x');
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('unique') });
    expect(after).toEqual(before);
  });
});

describe('a lookup', () => {
  const key = (table: string, target: string) =>
    `ALTER TABLE "${table}" ADD CONSTRAINT "${table}_about_${target}_id_fk" FOREIGN KEY ("about") REFERENCES "public"."${target}"("id") ON DELETE no action ON UPDATE no action`;

  it('has its foreign key at once in a table that is new', () => {
    expect(statements()).toContainEqual(`${key('others', 'decision_texts')};`);
  });

  it('has it checked beside those who write, in a table with rows, which can not stop the upgrade', () => {
    const added = statements().findIndex((one) =>
      one.includes(`${key('decision_texts', 'users')} NOT VALID;`),
    );
    expect(added).toBeGreaterThan(-1);
    expect(statements()[added + 1]).toContain(
      'DO $$ BEGIN\n  ALTER TABLE "decision_texts" VALIDATE CONSTRAINT "decision_texts_about_users_id_fk";',
    );
  });
});

describe('a right of its own', () => {
  it('is given to administrators who may change users, in the migration of the table', () => {
    expect(runs.changes.sql).toEqual([expect.stringContaining("array['Parcels_Reader']")]);
    expect(runs.changes.known).toContain('"Parcels_Reader"');
  });

  it('is given in a migration of its own where no table has changed, and only once', () => {
    const { status, sql } = runs.rightAlone;
    expect({ status, sql }).toEqual({ status: 0, sql: [expect.stringContaining("array['Letters_Reader']")] });
    expect(sql[0]).not.toContain("'Parcels_Reader'");
  });

  it('needs no statement on the provider side, where whoever manages its users gives it', () => {
    expect(runs.rightsOnly).toMatchObject({
      status: 0,
      sql: [],
      stdout: expect.stringContaining('_rights.json'),
    });
    expect(runs.rightsOnly.known).toContain('"ParcelsModule_Reader"');
  });

  it('that is gone is forgotten, so that it would be given again if it came back', () => {
    expect(runs.rightsOnly.known).not.toContain('"Parcels_Reader"');
  });

  it('is refused if no rule asks anybody for it', () => {
    const { change, run } = copyOfProject();
    change(access, "  'Audit_Reader',\n", "  'Audit_Reader',\n  'Parcels_Reader',\n");
    const { status, stderr, before, after } = run('rights_of_parcels');
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('Parcels_Reader') });
    expect(after).toEqual(before);
  });
});
