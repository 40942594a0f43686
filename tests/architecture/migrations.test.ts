import { describe, expect, it } from 'vitest';
import { rights } from '../../contract/access';
import { migrationProblems } from './migrationProblems';
import { migrations, textOf } from './projectFiles';

describe('migrations', () => {
  it('keep nobody who reads or writes a large table waiting, and fail on no older row', () => {
    // The beginning runs on an empty database only.
    const problems = migrations
      .slice(1)
      .flatMap((path) => migrationProblems(textOf(path)).map((problem) => `${path}: ${problem}`));
    expect(problems).toEqual([]);
  });

  it('know every right: one that is new is given to somebody by `npm run migration`', () => {
    expect(JSON.parse(textOf('server/db/migrations/meta/_rights.json'))).toEqual(rights);
  });

  it('have no name of one that was folded into the beginning, which older databases have already', () => {
    const names = migrations.map((path) => path.slice(path.lastIndexOf('/') + 1));
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
