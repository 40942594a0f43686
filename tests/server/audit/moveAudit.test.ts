import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rights } from '../../../contract/access';
import { verifyAudit } from '../../../modules/auditProof/server/verifyAudit';
import { migrate } from '../../../server/db/applyMigrations';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { auditRecords } from '../../../server/db/schema/auditRecords';
import { auditSeals } from '../../../server/db/schema/auditSeals';
import { jobs } from '../../../server/db/schema/jobs';
import { importTokenKey } from '../../../server/lib/tokenKeys';
import { enqueueJob } from '../../../server/services/queue/enqueueJob';
import { becomeLastVersion } from '../../support/lastVersion';
import { createTestServer } from '../../support/testServer';

const key = importTokenKey('only-for-tests-only-for-tests-only-for-tests');

/** Starts a server on a database of before the ids were large, with nothing to do and these events, which are not sealed. */
const serverWith = async (events: number) => {
  let moment = Date.now();
  const server = await createTestServer({ seed: 'empty', now: () => new Date(moment) });
  await becomeLastVersion(server.db);
  for (const table of [sql`audit_events`, sql`audit_seals`, sql`jobs`]) {
    await server.db.execute(sql`alter table ${table} disable trigger user`);
    await server.db.execute(sql`truncate ${table} restart identity`);
    await server.db.execute(sql`alter table ${table} enable trigger user`);
  }
  // Whoever has the newest rights already is given none, which would be an event of its own.
  await server.db.execute(
    sql`update users set permissions = permissions || ${sql.param([...rights])}::text[]`,
  );
  await server.db.execute(sql`
    insert into audit_events (occurred_on, actor_id, action, subject, subject_id, detail)
    select timestamptz '2026-05-20T08:00:00Z' + number * interval '1 second', 3, 'view', 'application', number, '{"part":"history"}'
    from generate_series(1, ${events}::int) as number`);
  const context = { db: server.db, now: () => new Date(moment), remoteAddress: null };
  await enqueueJob(context, 'sealAudit', {}, { key: 'sealAudit' });
  const work = () => {
    moment += 61_000;
    return server.work();
  };
  const verify = async () => verifyAudit(server.db, [await key]);
  const isMoving = async () => {
    const { rows } = Object(await server.db.execute(sql`select to_regclass('audit_events_before') as name`));
    return rows[0].name !== null;
  };
  return { ...server, work, verify, isMoving };
};

it('a small audit gets large ids at once, and numbers go on', async () => {
  const { db, work, verify, isMoving, close } = await serverWith(40);
  await migrate(db);
  expect(await isMoving()).toBe(false);
  await db.insert(auditEvents).values({ action: 'signIn' });
  expect(await db.$count(auditEvents)).toBe(41);
  expect(await db.$count(auditEvents, sql`id = 41 and action = 'signIn'`)).toBe(1);
  while ((await verify()).unsealedEvents > 0) await work();
  expect(await verify()).toMatchObject({ forgedEvents: 0, last: { throughId: 41 } });
  await expect(Promise.resolve(db.delete(auditEvents))).rejects.toMatchObject({ cause: { code: '42501' } });
  await close();
});

it('a large audit is moved by the worker, while an older server writes and everything is read, and keeps its seals', async () => {
  const events = 12_000;
  const { db, work, verify, isMoving, logged, close } = await serverWith(events);
  // What the version before sealed: its hashes of these events, and ours must be equal.
  await db.execute(sql`
    insert into audit_seals (id, through_id, events, content_hash, seal, sealed_on)
    select 1, 7000, 7000, encode(sha256(convert_to(string_agg(jsonb_build_array(
      id, extract(epoch from occurred_on)::text, actor_id, remote_address, action, subject, subject_id, detail
    )::text, chr(10) order by id), 'UTF8')), 'hex'), 'made by another key', now()
    from audit_events where id <= 7000`);
  await migrate(db);
  expect(await isMoving()).toBe(true);
  await db.execute(sql`insert into audit_events (action) values ('signIn')`);
  expect(await db.$count(auditRecords)).toBe(events + 1);
  const shown = await db.select().from(auditRecords).orderBy(sql`occurred_on, id`).limit(2);
  expect(shown.map(({ id }) => id)).toEqual([1, 2]);
  await expect(verify()).rejects.toThrow('still being moved');
  await work();
  expect(await isMoving()).toBe(false);
  expect(logged).toContainEqual({ event: 'the audit was moved', facts: undefined });
  expect(await db.$count(auditRecords)).toBe(events + 1);
  expect(await db.$count(jobs, sql`kind = 'moveAudit'`)).toBe(0);
  for (let run = 0; run < 9; run += 1) await work();
  // Only the seal is another's: its events are what they were, and the next seals cover the others.
  expect(await verify()).toMatchObject({ broken: { seal: 1, what: 'seal' } });
  const hashes = await db.select().from(auditSeals).orderBy(auditSeals.id);
  expect(hashes.at(-1)).toMatchObject({ throughId: events + 1 });
  expect(hashes.reduce((sum, one) => sum + one.events, 0)).toBe(events + 1);
  await close();
});

it('what can not be moved is not thrown away: the job goes on failing, and the command says what it is', async () => {
  const { db, work, verify, isMoving, close } = await serverWith(10);
  await db.execute(sql`
    insert into audit_events (id, action, occurred_on) overriding system value values (-1, 'view', '2020-01-01')`);
  await migrate(db);
  await work();
  expect(await isMoving()).toBe(true);
  expect(await db.$count(jobs, sql`kind = 'moveAudit' and attempts > 0`)).toBe(1);
  expect(await verify()).toMatchObject({ forgedEvents: 1 });
  await close();
});

it('the schema of a new database is the one that the program declares', async () => {
  const { db, close } = await createTestServer({ seed: 'empty' });
  const { rows } = Object(
    await db.execute(sql`
      select table_name || '.' || column_name as name, data_type as type from information_schema.columns
      where (table_name, column_name) in (('audit_events', 'id'), ('audit_events', 'subject_id'), ('audit_records', 'id'), ('audit_seals', 'through_id'))
        and table_schema = current_schema()
      order by 1`),
  );
  expect(rows).toEqual(
    ['audit_events.id', 'audit_events.subject_id', 'audit_records.id', 'audit_seals.through_id'].map(
      (name) => ({
        name,
        type: 'bigint',
      }),
    ),
  );
  await close();
});
