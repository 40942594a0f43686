import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rights } from '../../contract/access';
import { chainProblems } from './migrationChains';
import { migrationProblems } from './migrationProblems';
import { migrations, teamMigrations, textOf } from './projectFiles';

const folder = 'server/db/migrations';
const readJson = (path: string) => JSON.parse(textOf(path));

const journalOf = (...tags: readonly string[]) =>
  JSON.stringify({ entries: tags.map((tag) => ({ idx: Number(tag.slice(0, 4)), tag })) });
const snapshotOf = (prevId: string, id: string) => JSON.stringify({ prevId, id });
const merged = {
  'meta/_journal.json': journalOf('0000_a', '0001_b'),
  'meta/0000_snapshot.json': snapshotOf('', '0000'),
  'meta/0001_snapshot.json': snapshotOf('0000', '0001'),
  '0000_a.sql': 'CREATE TABLE "users" ();',
  '0001_b.sql': '',
  'team/0000_after_0001_complaints.sql': 'CREATE TABLE "complaints" ();',
};

describe('migrations', () => {
  it('keep nobody who reads or writes a large table waiting, and fail on no older row', () => {
    // The beginning runs on an empty database only.
    const problems = [...migrations.slice(1), ...teamMigrations].flatMap((path) =>
      migrationProblems(textOf(path)).map((problem) => `${path}: ${problem}`),
    );
    expect(problems).toEqual([]);
  });

  it('know every right: one that is new is given to somebody by `npm run migration`', () => {
    const known = ['meta', 'team/meta'].flatMap((one) => readJson(`${folder}/${one}/_rights.json`));
    expect(known.sort()).toEqual([...rights].sort());
  });

  it("stand in one chain, a team's in another, each number and name once: see docs/take-a-version.md", () => {
    const paths = readdirSync(folder, { recursive: true }).map((path) => String(path).replaceAll('\\', '/'));
    const files = paths.filter((path) => /\.(sql|json)$/.test(path));
    expect(
      chainProblems(Object.fromEntries(files.map((path) => [path, textOf(`${folder}/${path}`)]))),
    ).toEqual([]);
  });

  it.each([
    ['the journal has 0001 twice', { 'meta/_journal.json': journalOf('0000_a', '0001_b', '0001_c') }],
    ['the product has 0001 twice', { '0001_c.sql': '' }],
    ['0001_c.sql is not in the journal', { '0001_c.sql': '' }],
    [
      "the journal's 0002_d.sql is not there",
      { 'meta/_journal.json': journalOf('0000_a', '0001_b', '0002_d') },
    ],
    ['entry 0002 is alone', { 'meta/0002_snapshot.json': snapshotOf('0001', '0002') }],
    ['0001_snapshot.json does not follow', { 'meta/0001_snapshot.json': snapshotOf('x', '0001') }],
    ['table complaints is created twice', { 'team/0001_after_0001_b.sql': 'CREATE TABLE "complaints" ();' }],
    ['the team has 0000 twice', { 'team/0000_after_0001_e.sql': '' }],
    ['both folders have 0001_b.sql', { 'team/0001_b.sql': '' }],
    ['after 0007, which is not there', { 'team/0001_after_0007_e.sql': '' }],
    ['the one before it later', { 'team/0001_after_0000_e.sql': '' }],
  ])('%s: a merge is found out', (problem, changed) => {
    expect(chainProblems(merged)).toEqual([]);
    expect(chainProblems({ ...merged, ...changed }).join()).toContain(problem);
  });

  it('have no name of one that was folded into the beginning, which older databases have already', () => {
    const names = [...migrations, ...teamMigrations].map((path) => path.slice(path.lastIndexOf('/') + 1));
    const dump = textOf('tests/support/lastVersion.sql');
    expect(names.filter((name) => dump.includes(`('${name}'`))).toEqual([]);
  });

  it.each([
    ['CREATE INDEX "a" ON "applications" USING btree ("status_id");', 'CONCURRENTLY'],
    ['CREATE UNIQUE INDEX a ON public.files (id);', 'CONCURRENTLY'],
    ['-- Why.\nALTER TABLE "applications" ALTER COLUMN "decision" TYPE text USING decision_of(id);', 'anew'],
    ['ALTER TABLE "applications" ALTER COLUMN "id" SET DATA TYPE bigint;', 'anew'],
    [
      'ALTER TABLE "applications" ADD COLUMN "d" text GENERATED ALWAYS AS (lower(x)) STORED NOT NULL;',
      'anew',
    ],
    ['ALTER TABLE "applications" ADD COLUMN "d" uuid DEFAULT gen_random_uuid();', 'anew'],
    ['ALTER TABLE "audit_events" ADD COLUMN "n" bigserial;', 'anew'],
    ['ALTER TABLE "applications" ADD COLUMN "f" integer REFERENCES "users"("id");', 'of its own'],
    ['ALTER TABLE "applications" ALTER COLUMN "decision" SET NOT NULL;', 'NOT VALID'],
    ['ALTER TABLE "applications" ADD CONSTRAINT "c" CHECK ("id" > 0);', 'NOT VALID'],
    [
      'ALTER TABLE "files" ADD CONSTRAINT "f" FOREIGN KEY ("a") REFERENCES "public"."users"("id");',
      'NOT VALID',
    ],
    ['ALTER TABLE "files" ADD CONSTRAINT "u" UNIQUE("digest");', 'USING INDEX'],
    ['UPDATE applications SET registered_file_id = file.id FROM registered_files file;', 'in steps'],
    ['with gone as (delete from application_history returning id) select count(*) from gone;', 'in steps'],
    ['INSERT INTO "provider_emails" SELECT DISTINCT "provider_email" FROM "applications";', 'in steps'],
    ['LOCK TABLE "users", "applications" IN ACCESS EXCLUSIVE MODE;', 'nobody else'],
    ['do $$ begin update applications set kind = kind; end $$;', 'in steps'],
    ['ALTER TABLE "complaints" ADD COLUMN "received_on" date NOT NULL;', 'need a DEFAULT'],
    ['ALTER TABLE "complaints" DROP COLUMN "received_on";', 'a version later'],
    ['ALTER TABLE "complaints" RENAME COLUMN "received_on" TO "since";', 'a version later'],
  ])('%s is refused', (statement, why) => {
    expect(migrationProblems(statement).join()).toContain(why);
  });

  it.each([
    'CREATE INDEX CONCURRENTLY "a" ON "applications" USING btree ("status_id");',
    'CREATE INDEX "a" ON "decision_texts" USING btree ("title");',
    'ALTER TABLE "applications" ADD COLUMN "d" text;',
    `ALTER TABLE "applications" ADD COLUMN "d" text DEFAULT 'a (b)' NOT NULL;`,
    'ALTER TABLE "applications" ADD COLUMN "d" timestamp with time zone DEFAULT now();',
    'ALTER TABLE "applications" ADD CONSTRAINT "c" CHECK ("id" > 0) NOT VALID;',
    'ALTER TABLE "applications" VALIDATE CONSTRAINT "c";--> statement-breakpoint\nALTER TABLE "applications" ALTER COLUMN "d" SET NOT NULL;',
    'ALTER TABLE "files" ADD CONSTRAINT "u" UNIQUE USING INDEX "files_u";',
    'CREATE TRIGGER "a" AFTER INSERT ON "applications" FOR EACH ROW EXECUTE FUNCTION "f"();',
    'CREATE FUNCTION "f"() RETURNS trigger LANGUAGE plpgsql AS $$ begin update applications set kind = kind; end $$;',
    'CREATE TABLE "applications" ("id" integer);--> statement-breakpoint\nCREATE INDEX "a" ON "applications" ("id");',
    'CREATE TABLE "complaints" ("id" integer NOT NULL);',
    'UPDATE users SET permissions = permissions;',
    '-- Out of the schema since 0.2.0: no server uses it.\nALTER TABLE "complaints" DROP COLUMN "received_on";',
  ])('%s passes', (statement) => {
    expect(migrationProblems(statement)).toEqual([]);
  });
});
