import { arrayContains, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeClient, tokenOf } from '../../../modules/integration/tests/clients';
import { grantStatement } from '../../../scripts/writeMigration.mjs';
import { isSchemaCurrent, migrate } from '../../../server/db/applyMigrations';
import type { Database } from '../../../server/db/database';
import { stepsOf } from '../../../server/db/migrationSteps';
import { rowsOf } from '../../../server/db/rowsOf';
import { applicationChanges } from '../../../server/db/schema/applicationChanges';
import { applicationHistory } from '../../../server/db/schema/applicationHistory';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { files } from '../../../server/db/schema/files';
import { storedDocuments } from '../../../server/db/schema/storedDocuments';
import { users } from '../../../server/db/schema/users';
import { inDatabase } from '../../../server/documents/documentPlaces';
import { encryptStored } from '../../../server/documents/encryptStored';
import { readFileBytes } from '../../../server/documents/readDocument';
import { importTokenKeys } from '../../../server/lib/tokenKeys';
import { checkCounts } from '../../../server/services/applications/counts/checkCounts';
import { enqueueJob } from '../../../server/services/queue/enqueueJob';
import { becomeLastVersion } from '../../support/lastVersion';
import { createTestServer, type TestServer } from '../../support/testServer';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer({ seed: 'empty' });
});
afterEach(() => server.close());

/** Every column, table, index, constraint, trigger, function, view and sequence, as PostgreSQL describes it. */
const schemaOf = async (db: Database) =>
  rowsOf(
    await db.execute(sql`
      select 'column ' || attrelid::regclass || ' ' || attnum || ' ' || attname as name,
        concat_ws(' ', format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated, attstorage,
          pg_get_expr(adbin, adrelid)) as definition
      from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v'))
        and attnum > 0
      union all select 'table ' || relname, relpersistence::text
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      union all select 'index ' || indexname, indexdef from pg_indexes where schemaname = 'public'
      union all select 'constraint ' || conrelid::regclass || ' ' || conname, convalidated || pg_get_constraintdef(oid)
      from pg_constraint where connamespace = 'public'::regnamespace
      union all select 'trigger ' || tgrelid::regclass || ' ' || tgname, pg_get_triggerdef(oid)
      from pg_trigger where not tgisinternal
      union all select 'function ' || oid::regprocedure, pg_get_functiondef(oid)
      from pg_proc where pronamespace = 'public'::regnamespace
      union all select 'view ' || viewname, definition from pg_views where schemaname = 'public'
      union all select 'sequence ' || sequencename, concat_ws(' ', data_type, start_value, min_value, max_value, cycle)
      from pg_sequences where schemaname = 'public'
      order by 1`),
  );

const migrationNames = async (db: Database) =>
  rowsOf(await db.execute<{ name: string }>(sql`select name from schema_migrations order by name`));

describe('a database of the last version', () => {
  it('gets the schema that a new database has, and keeps what it holds', async () => {
    const { db, work } = server;
    const fresh = await schemaOf(db);
    expect(fresh.length).toBeGreaterThan(300);
    await becomeLastVersion(db);
    await migrate(db);
    expect(await schemaOf(db)).toEqual(fresh);
    expect(await isSchemaCurrent(db)).toBe(true);
    // As a server of that version writes it, which knows of no table of changes.
    await db.insert(applicationHistory).values({ applicationId: 2, statusId: 9, createdOn: new Date() });
    await enqueueJob({ db, now: () => new Date(), remoteAddress: null }, 'tendDocuments', {});
    await work();
    expect(await db.$count(storedDocuments)).toBe(1);
    const steps = await db.$count(applicationHistory, sql`is_shown_to_provider(application_history)`);
    expect(steps).toBeGreaterThan(5);
    expect(await db.$count(applicationChanges)).toBe(steps);
    expect(await checkCounts({ db, now: () => new Date() })).toBe(0);
    const session = await server.signIn('regulador@tsi.example.pt');
    expect(session.permissions).toContain('Users_Updater');
  });

  it('keeps every table over a crash of the database but how much each account was shown', async () => {
    const { db } = server;
    await becomeLastVersion(db);
    await migrate(db);
    const forgotten = await db.execute(sql`
      select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence <> 'p'`);
    expect(rowsOf(forgotten)).toEqual([{ relname: 'reading_counters' }]);
  });

  it('lets those who may change users, and active providers themselves, manage systems of providers, as its audit says', async () => {
    const { db } = server;
    await becomeLastVersion(db);
    await migrate(db);
    const rights = ['Integration_Reader', 'Integration_Updater'];
    const holders = await db.select().from(users).where(arrayContains(users.permissions, rights));
    expect(holders.map(({ username }) => username).sort()).toEqual([
      'prestador@prestador.example.pt',
      'regulador@tsi.example.pt',
      'utilizadores@tsi.example.pt',
    ]);
    const written = await db
      .select()
      .from(auditEvents)
      .where(sql`detail ->> 'migration' = '0022_clients_of_providers.sql'`);
    expect(written.map(({ subject, subjectId }) => [subjectId, subject]).sort()).toEqual([
      [1, 'user'],
      [3, 'user'],
      [5, 'provider'],
    ]);
    await migrate(db);
    const { client, secret } = await makeClient(server, 5, { permissions: ['ApplicationsModule_Reader'] });
    expect(await tokenOf(server, { client, secret })).toMatch(/^ey/);
  });

  it('has its documents left as they are though there is a key, until the command encrypts them; readable before and after', async () => {
    const { db, work } = server;
    await becomeLastVersion(db);
    await migrate(db);
    const keys = await importTokenKeys(['d'.repeat(32)]);
    const context = { db, documents: { ...inDatabase, keys }, now: () => new Date() };
    const read = async () => {
      const [file] = await db.select().from(files);
      return { sealedKey: file?.sealedKey, bytes: file && (await readFileBytes(context, files, file)) };
    };
    const before = await read();
    expect(before).toMatchObject({ sealedKey: null });
    await enqueueJob({ ...context, remoteAddress: null }, 'tendDocuments', {});
    await work({ documents: context.documents });
    expect(await read()).toEqual(before);
    expect(await encryptStored(context)).toBe(1);
    expect(await read()).toEqual({ sealedKey: expect.any(String), bytes: before.bytes });
  });

  it('keeps the names that a server of that version looks for, so that both can run on it', async () => {
    const { db } = server;
    await becomeLastVersion(db);
    const before = await migrationNames(db);
    expect(before).toHaveLength(25);
    await migrate(db);
    await migrate(db);
    expect(await migrationNames(db)).toEqual(expect.arrayContaining(before));
  });

  it('has a new right held by the active administrators who may change users, as its audit says', async () => {
    const { db } = server;
    await becomeLastVersion(db);
    await migrate(db);
    await migrate(db, stepsOf('0999_rights.sql', grantStatement(['Parcels_Reader'], '0999_rights.sql')));
    const holders = await db
      .select()
      .from(users)
      .where(arrayContains(users.permissions, ['Parcels_Reader']));
    expect(holders.map(({ username }) => username).sort()).toEqual([
      'regulador@tsi.example.pt',
      'utilizadores@tsi.example.pt',
    ]);
    const written = await db
      .select()
      .from(auditEvents)
      .where(sql`action = 'update' and subject = 'user' and detail ->> 'migration' = '0999_rights.sql'`);
    expect(written.map(({ subjectId }) => subjectId).sort()).toEqual(holders.map(({ id }) => id).sort());
  });

  it.each([
    ['lacks the last of its migrations', `name >= '0024'`, '0023_places_by_day.sql'],
    ['is years old', `name > '0002'`, '0001_session.sql'],
    ['lacks one in between', `name = '0013_audit_trail_for_reading.sql'`, '0024_decisions_by_day.sql'],
  ])('is refused when it %s, with the version to go through', async (_, missing, last) => {
    const { db } = server;
    await becomeLastVersion(db);
    await db.execute(sql.raw(`delete from schema_migrations where ${missing}`));
    const before = await migrationNames(db);
    await expect(migrate(db)).rejects.toThrow(
      new RegExp(`last migration is ${last}.*version of 25 November 2026.*0024_decisions_by_day`),
    );
    expect(await migrationNames(db)).toEqual(before);
  });
});
