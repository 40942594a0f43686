import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEvents } from '../../../../server/db/schema/auditEvents';
import { auditSeals } from '../../../../server/db/schema/auditSeals';
import { importTokenKey } from '../../../../server/lib/tokenKeys';
import { writeAuditEvent } from '../../../../server/services/audit/writeAuditEvent';
import { enqueueJob } from '../../../../server/services/queue/enqueueJob';
import { createTestServer, type TestServer } from '../../../../tests/support/testServer';
import { verifyAudit } from '../../server/verifyAudit';

let server: TestServer;
let moment: number;
const key = importTokenKey('only-for-tests-only-for-tests-only-for-tests');
const now = () => new Date(moment);
const context = () => ({ db: server.db, now, remoteAddress: null });

const write = async (times: number) => {
  for (let index = 0; index < times; index += 1)
    await writeAuditEvent(context(), { action: 'view', subject: 'application', subjectId: index });
};
const runSeal = async () => {
  moment += 61_000;
  await server.work();
};
/**
 * Runs the job until it seals: one run sees the events, and the next one that no open
 * transaction blocks seals them.
 */
const seal = async () => {
  const before = await server.db.$count(auditSeals);
  await runSeal();
  while ((await server.db.$count(auditSeals)) === before) await runSeal();
};
const verify = async (db = server.db) => verifyAudit(db, [await key]);

const takenBack = new Error('taken back');
/** Verifies the audit after tampering that only the owner of the tables can do, then rolls it back. */
const verifyAfter = async (...statements: ReturnType<typeof sql>[]) => {
  let found: Awaited<ReturnType<typeof verify>> | undefined;
  const tampering = server.db.transaction(async (tx) => {
    await tx.execute(sql`alter table audit_events disable trigger user`);
    await tx.execute(sql`alter table audit_seals disable trigger user`);
    for (const statement of statements) await tx.execute(statement);
    found = await verify(tx);
    throw takenBack;
  });
  await expect(tampering).rejects.toBe(takenBack);
  return found;
};

beforeAll(async () => {
  moment = Date.parse('2026-05-20T10:00:00Z');
  server = await createTestServer({ seed: 'empty', now });
  await enqueueJob(context(), 'sealAudit', {}, { key: 'sealAudit' });
  await write(5);
  await seal();
  await write(3);
  await seal();
}, 60_000);
afterAll(() => server.close());

describe('the seals of the audit', () => {
  it('cover every event once, and each the seal before; the log has them too', async () => {
    const seals = await server.db.select().from(auditSeals).orderBy(auditSeals.id);
    expect(seals).toMatchObject([
      { id: 1, throughId: 5, events: 5 },
      { id: 2, throughId: 8, events: 3 },
    ]);
    expect(await verify()).toMatchObject({
      last: { id: 2, throughId: 8 },
      shortenedThroughId: undefined,
      unsealedEvents: 0,
    });
    expect(server.logged).toContainEqual({
      event: 'the audit was sealed',
      facts: { id: 2, throughId: 8, seal: seals[1]?.seal },
    });
  });

  it.each([
    ['an event was changed', sql`update audit_events set actor_id = 7 where id = 7`, 2, 'events'],
    ['an event was backdated', sql`update audit_events set occurred_on = now() where id = 2`, 1, 'events'],
    ['an event was removed', sql`delete from audit_events where id = 3`, 1, 'events'],
    ['the newest events were removed', sql`delete from audit_events where id > 5`, 2, 'events'],
    ['a seal was removed', sql`delete from audit_seals where id = 1`, 2, 'missingSeal'],
    ['a seal was forged', sql`update audit_seals set events = 4 where id = 1`, 1, 'seal'],
  ])('tell that %s, and where first', async (_, statement, at, what) => {
    const after = await verifyAfter(statement);
    expect([after?.broken?.seal, after?.broken?.what]).toEqual([at, what]);
  });

  it('reveal an event that was inserted later', async () => {
    const after = await verifyAfter(
      sql`delete from audit_events where id = 8`,
      sql`insert into audit_events (id, action) overriding system value values (8, 'view')`,
    );
    expect(after?.broken).toMatchObject({ seal: 2, afterId: 5, throughId: 8, what: 'events' });
  });

  it('can not be forged without the key', async () => {
    const stranger = await importTokenKey('somebody-who-has-the-database-and-not-the-key');
    expect((await verifyAudit(server.db, [stranger])).broken).toMatchObject({ seal: 1, what: 'seal' });
    expect((await verifyAudit(server.db, [stranger, await key])).broken).toBeUndefined();
  });

  it('let the oldest events go, and say so', async () => {
    const after = await verifyAfter(sql`delete from audit_events where id <= 5`);
    expect(after).toMatchObject({ shortenedThroughId: 5, last: { id: 2 }, unsealedEvents: 0 });
  });

  it('can not be changed by the program, no more than the events', async () => {
    for (const change of [
      () => server.db.delete(auditSeals).where(eq(auditSeals.id, 1)),
      () => server.db.delete(auditEvents),
    ])
      await expect(change()).rejects.toThrow();
  });

  it('tell how many events came after the last', async () => {
    await write(2);
    expect(await verify()).toMatchObject({ last: { throughId: 8 }, unsealedEvents: 2 });
    await seal();
    expect(await verify()).toMatchObject({ last: { throughId: 10 }, unsealedEvents: 0 });
  });

  it('wait for a transaction that has its number and is not committed', async () => {
    // PGlite has one connection, so no other transaction can be open there.
    if (!process.env.TEST_DATABASE_URL) return;
    await server.db.transaction(async (tx) => {
      await writeAuditEvent({ ...context(), db: tx }, { action: 'view' });
      await write(1);
      for (let run = 0; run < 3; run += 1) await runSeal();
      expect((await verify()).last).toMatchObject({ throughId: 10 });
    });
    await seal();
    expect(await verify()).toMatchObject({ last: { throughId: 12 }, unsealedEvents: 0 });
  });
});
