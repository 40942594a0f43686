import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/** What the command reads. */
const parts = ['contract', 'drizzle.config.ts', 'package.json', 'scripts', 'server/db', 'tsconfig.json'];
const migrations = 'server/db/migrations';
const table = 'server/db/schema/attemptCounters.ts';
const access = 'contract/access.ts';
/** A comment in the table, before which a column is added. */
const place = '/** When counting starts over. */';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tsi-migration-'));
  for (const part of parts) cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const change = (path: string, from: string, to: string) => {
  const text = readFileSync(join(folder, path), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(folder, path), text.replace(from, to));
};
const addColumn = (column: string) => change(table, place, `${column},\n    ${place}`);
/** Runs the command as a script or another program does, without a terminal. */
const run = (...words: readonly string[]) =>
  spawnSync(process.execPath, ['scripts/newMigration.mjs', ...words], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
const written = () =>
  readdirSync(join(folder, migrations), { recursive: true })
    .map((path) => String(path))
    .filter((path) => /\.\w+$/.test(path))
    .sort()
    .map((path) => [path, readFileSync(join(folder, migrations, path), 'utf8')] as const);
const newest = () => {
  const [, text = ''] = written().findLast(([path]) => path.endsWith('.sql')) ?? [];
  return text;
};

describe('npm run migration, without a terminal', () => {
  it('says that nothing has changed, and writes nothing', () => {
    const before = written();
    expect(run('nothing_at_all')).toMatchObject({ status: 0, stdout: expect.stringContaining('nothing') });
    expect(written()).toEqual(before);
  });

  it('takes a new column beside one that is gone for a new one', () => {
    change(table, 'refusals: integer()', 'heldBack: integer()');
    expect(run('other_refusals')).toMatchObject({ status: 0, stderr: '' });
    expect(newest()).toContain('ADD COLUMN "held_back" integer DEFAULT 0 NOT NULL');
    expect(newest()).toContain('DROP COLUMN "refusals"');
  });

  it('fails and writes nothing if drizzle-kit does', () => {
    const before = written();
    change(table, 'pgTable(', 'pgTabel(');
    expect(run('other_refusals')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('drizzle-kit wrote no migration'),
    });
    expect(written()).toEqual(before);
  });
});

describe('a column that becomes required', () => {
  it('needs the value that older rows get, without which nothing is written', () => {
    const before = written();
    addColumn('heldBack: text().notNull()');
    expect(run('held_back')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('attempt_counters.held_back=value'),
    });
    expect(written()).toEqual(before);
  });

  it('has it as its default, as servers of the version before add rows without it', () => {
    addColumn('heldBack: text().notNull()');
    expect(run('held_back', "attempt_counters.held_back=d'Or; --")).toMatchObject({ status: 0 });
    expect(newest()).toContain(`ADD COLUMN "held_back" text DEFAULT 'd''Or; --' NOT NULL`);
  });

  it('gets it where it was optional so far', () => {
    change(
      table,
      'blockedUntil: timestamp({ withTimezone: true })',
      'blockedUntil: timestamp({ withTimezone: true }).notNull()',
    );
    expect(run('always_blocked', 'blocked_until=2026-01-01')).toMatchObject({ status: 0 });
    expect(
      newest()
        .split('--> statement-breakpoint')
        .map((statement) => statement.trim()),
    ).toEqual([
      expect.stringContaining(`ALTER COLUMN "blocked_until" SET DEFAULT '2026-01-01';`),
      `UPDATE "attempt_counters" SET "blocked_until" = '2026-01-01' WHERE "blocked_until" IS NULL;`,
      expect.stringContaining('ALTER COLUMN "blocked_until" SET NOT NULL'),
    ]);
  });

  it('can not have one value if it is unique', () => {
    addColumn('heldBack: text().notNull().unique()');
    expect(run('held_back', 'held_back=x')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('unique'),
    });
  });
});

describe('a right of its own', () => {
  const addRight = (right: string, resource: string, roles: string) => {
    change(access, "  'Audit_Reader',\n", `  'Audit_Reader',\n  '${right}',\n`);
    change(
      access,
      '  overview: {',
      `  ${resource}: { list: { roles: ${roles}, anyOf: ['${right}'] } },\n  overview: {`,
    );
  };

  it('is given to administrators who may change users, in the migration of the table or in one of its own', () => {
    addRight('Parcels_Reader', 'parcels', 'administrator');
    addColumn('heldBack: text()');
    expect(run('rights_of_parcels')).toMatchObject({ status: 0 });
    expect(newest()).toContain('ADD COLUMN "held_back" text;');
    expect(newest()).toContain("array['Parcels_Reader']");
    addRight('Letters_Reader', 'letters', 'administrator');
    expect(run('rights_of_letters')).toMatchObject({ status: 0 });
    expect(newest()).toContain("array['Letters_Reader']");
    expect(newest()).not.toContain("'Parcels_Reader'");
    expect(run('once_more')).toMatchObject({ status: 0, stdout: expect.stringContaining('nothing') });
  });

  it('needs no statement on the provider side, where whoever manages its users gives it', () => {
    const before = newest();
    addRight('ParcelsModule_Reader', 'parcels', 'providerSide');
    expect(run('rights_of_parcels')).toMatchObject({ status: 0 });
    expect(newest()).toBe(before);
  });

  it('that is gone is forgotten, so that it would be given again if it came back', () => {
    const known = () => readFileSync(join(folder, migrations, 'meta/_rights.json'), 'utf8');
    addRight('Parcels_Reader', 'parcels', 'administrator');
    expect(run('rights_of_parcels')).toMatchObject({ status: 0 });
    expect(known()).toContain('Parcels_Reader');
    change(access, "  'Parcels_Reader',\n", '');
    change(access, "  parcels: { list: { roles: administrator, anyOf: ['Parcels_Reader'] } },\n", '');
    expect(run('no_parcels')).toMatchObject({ status: 0, stdout: expect.stringContaining('_rights.json') });
    expect(known()).not.toContain('Parcels_Reader');
  });

  it('is refused if no rule asks anybody for it', () => {
    change(access, "  'Audit_Reader',\n", "  'Audit_Reader',\n  'Parcels_Reader',\n");
    expect(run('rights_of_parcels')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('Parcels_Reader'),
    });
  });
});
