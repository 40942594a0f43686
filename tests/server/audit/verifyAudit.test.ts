import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/db/database';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { auditSeals } from '../../../server/db/schema/auditSeals';
import { jobs } from '../../../server/db/schema/jobs';
import { createMetrics } from '../../../server/node/createMetrics';
import { checkAudit, readArguments } from '../../../server/node/runVerifyAudit';
import { watchDatabase } from '../../../server/node/watchDatabase';
import { writeAuditEvent } from '../../../server/services/audit/writeAuditEvent';
import { enqueueJob } from '../../../server/services/queue/enqueueJob';
import { importTokenKey } from '../../../server/services/session/tokens/accessToken';
import { createTestServer, type TestServer } from '../../support/testServer';

let server: TestServer;
let moment: number;
const key = importTokenKey('only-for-tests-only-for-tests-only-for-tests');
const now = () => new Date(moment);
const context = () => ({ db: server.db, now, remoteAddress: null });
const later = (seconds: number) => {
  moment += seconds * 1000;
};

const write = (subjectId: number, db = server.db) =>
  writeAuditEvent({ ...context(), db }, { action: 'view', subject: 'application', subjectId });
/** Runs the job every minute until every event is sealed. */
const seal = async () => {
  do {
    later(61);
    await server.work();
  } while (!(await verify()).endsWith(' 0 events are not sealed yet.'));
};

/** Runs the command at a moment: what it prints, or why it ends with 1. */
const verify = async (args: readonly string[] = [], db = server.db): Promise<string> => {
  try {
    return (await checkAudit(db, [await key], readArguments(args), now())).join(' ');
  } catch (failure) {
    return `1: ${failure instanceof Error ? failure.message : String(failure)}`;
  }
};

const takenBack = new Error('taken back');
/** Runs the command after something that only the owner of the tables can do, then rolls it back. */
const verifyAfter = async (tamper: (tx: Database) => Promise<unknown>, args: readonly string[] = []) => {
  let found = '';
  const tampering = server.db.transaction(async (tx) => {
    await tx.execute(sql`alter table audit_events disable trigger audit_events_only_grow`);
    await tx.execute(sql`alter table audit_seals disable trigger audit_seals_only_grow`);
    await tamper(tx);
    found = await verify(args, tx);
    throw takenBack;
  });
  await expect(tampering).rejects.toBe(takenBack);
  return found;
};
const verifyAfterSql = (...statements: readonly string[]) =>
  verifyAfter(async (tx) => {
    for (const statement of statements) await tx.execute(sql.raw(statement));
  });
const insertAs = (id: number, date = '2026-05-20') =>
  `insert into audit_events (id, action, occurred_on) overriding system value values (${id}, 'view', '${date}')`;

// Three seals: events 1 to 5, 6 to 9 without 8, which was rolled back, and 10 to 11.
beforeAll(async () => {
  moment = Date.parse('2026-05-20T10:00:00Z');
  server = await createTestServer({ seed: 'empty', now });
  await enqueueJob(context(), 'sealAudit', {}, { key: 'sealAudit' });
  for (const id of [1, 2, 3, 4, 5]) await write(id);
  await seal();
  for (const id of [6, 7]) await write(id);
  const rolledBack = server.db.transaction(async (tx) => {
    await write(8, tx);
    throw takenBack;
  });
  await expect(rolledBack).rejects.toBe(takenBack);
  await write(9);
  await seal();
  for (const id of [10, 11]) await write(id);
  await seal();
}, 60_000);
afterAll(() => server.close());

describe('verify-audit', () => {
  it('ends with 0 for an audit that nobody touched, though a transaction that was rolled back left a number out', async () => {
    const seals = await server.db.select().from(auditSeals).orderBy(auditSeals.id);
    expect(seals.map(({ throughId, events }) => [throughId, events])).toEqual([
      [5, 5],
      [9, 3],
      [11, 2],
    ]);
    expect(await verify()).toMatch(/^Every event up to 11 is as it was sealed\. Seal 3 is [0-9a-f]{64}/);
  });

  it.each([
    [
      'the first sealed events were deleted',
      ['delete from audit_events where id <= 5'],
      /up to 5 are no longer there/,
    ],
    ['every sealed event was deleted', ['delete from audit_events'], /up to 11 are no longer there/],
    ['some of the first seal were deleted', ['delete from audit_events where id <= 3'], /broken at seal 1/],
    [
      'events in the middle were deleted',
      ['delete from audit_events where id in (6, 7, 9)'],
      /broken at seal 2/,
    ],
    ['the newest sealed events were deleted', ['delete from audit_events where id > 9'], /broken at seal 3/],
    [
      'the date of an event was moved',
      ["update audit_events set occurred_on = occurred_on - interval '1 day' where id = 7"],
      /broken at seal 2/,
    ],
    [
      'an event got another number',
      ['delete from audit_events where id = 7', insertAs(8)],
      /broken at seal 2/,
    ],
    ['an event was put where one was rolled back', [insertAs(8)], /broken at seal 2/],
    [
      'an event was put in the place of another',
      ['delete from audit_events where id = 4', insertAs(4)],
      /broken at seal 1/,
    ],
    [
      'a seal was deleted',
      ['delete from audit_seals where id = 2'],
      /broken at seal 3.*a seal before it was removed/,
    ],
    [
      'the first seal was deleted',
      ['delete from audit_seals where id = 1'],
      /broken at seal 2.*a seal before it was removed/,
    ],
    [
      'a seal and its events were deleted',
      ['delete from audit_seals where id = 2', 'delete from audit_events where id between 6 and 9'],
      /broken at seal 3/,
    ],
    [
      'the seals were given other numbers',
      ['delete from audit_seals where id = 1', 'update audit_seals set id = id - 1'],
      /broken at seal 1.*forged/,
    ],
    [
      'people are shown something else than was written',
      [
        'drop view audit_records',
        "create view audit_records as select *, null as actor_name, null::int as application_id from audit_events where action <> 'view'",
      ],
      /up to 11 are no longer there/,
    ],
    [
      'an event with a negative number and an old date was forged',
      ['alter table audit_events drop constraint audit_events_id_positive', insertAs(-1, '2020-01-01')],
      /1 events that no server wrote/,
    ],
    [
      'an event with the number 0 was forged',
      ['alter table audit_events drop constraint audit_events_id_positive', insertAs(0)],
      /1 events that no server wrote/,
    ],
  ] as const)('ends with 1 when %s', async (_, statements, why) => {
    expect(await verifyAfterSql(...statements)).toMatch(new RegExp(`^1: .*${why.source}`));
  });

  it.each([0, -1, -5_000_000_000])('has no room for an event with the number %d', async (id) => {
    await expect(Promise.resolve(server.db.execute(sql.raw(insertAs(id))))).rejects.toMatchObject({
      cause: { code: '23514' },
    });
  });

  describe('after the oldest events were deleted on purpose', () => {
    const shorten = (through: number) => (tx: Database) =>
      tx.execute(sql`delete from audit_events where id <= ${through}::int`);

    it('ends with 0 if the last of them is named, and tells it', async () => {
      const told = await verifyAfter(shorten(5), ['--shortened-through', '5']);
      expect(told).toMatch(
        /^The events up to 5 are no longer there\. Every event up to 11 is as it was sealed/,
      );
    });

    it.each([
      [9, '5', /up to 9 are no longer there/],
      [5, '9', /up to 5 are no longer there/],
      [7, '7', /broken at seal 2/],
      [0, '5', /was not shortened/],
    ] as const)('ends with 1 if they were deleted up to %d and %s is named', async (through, is, why) => {
      expect(await verifyAfter(shorten(through), ['--shortened-through', is])).toMatch(
        new RegExp(`^1: .*${why.source}`),
      );
    });

    it('ends with 1 if one was forged where they were', async () => {
      const told = await verifyAfter(
        async (tx) => {
          await shorten(5)(tx);
          await tx.execute(sql.raw(insertAs(2)));
        },
        ['--shortened-through', '5'],
      );
      expect(told).toMatch(/^1: The audit is broken at seal 1/);
    });
  });

  describe('with a seal from the log', () => {
    const logged = (id: number) => {
      const facts = server.logged.find((one) => one.event === 'the audit was sealed' && one.facts?.id === id);
      return ['--seal', `${id}:${facts?.facts?.seal}`];
    };

    it('ends with 0 if the audit still has it', async () => {
      for (const id of [1, 2, 3]) expect(await verify(logged(id))).toMatch(/^Every event up to 11/);
    });

    it('ends with 1 if the newest events were cut off with their seals, which nothing else shows', async () => {
      const cut = async (tx: Database) => {
        await tx.execute(sql`delete from audit_events where id > 9`);
        await tx.execute(sql`delete from audit_seals where id = 3`);
      };
      expect(await verifyAfter(cut)).toMatch(/^Every event up to 9/);
      expect(await verifyAfter(cut, logged(3))).toMatch(/^1: Seal 3 is not the one named/);
    });

    it.each([['--seal', '3'], ['--seal', `3:${'g'.repeat(64)}`], ['--shortened-through', '-1'], ['--force']])(
      'refuses what it can not read: %s',
      (...args) => expect(() => readArguments(args)).toThrow(),
    );
  });

  it('ends with 1 once an event has waited three minutes for its seal, however it was stopped', async () => {
    await server.db.delete(jobs);
    await write(12);
    later(60);
    expect(await verify()).toMatch(/1 events are not sealed yet\.$/);
    const metrics = createMetrics();
    watchDatabase(metrics, server, now);
    later(119);
    expect(await verify()).toMatch(/1 events are not sealed yet\.$/);
    later(1);
    expect(await verify()).toMatch(/^1: The audit is not being sealed: 1 events/);
    const { text } = await metrics.read();
    expect(text).toContain('\naudit_seals{what="last"} 3\n');
    expect(text).toContain('\naudit_seals{what="unsealedSeconds"} 180\n');
    // Without any seal left it is no better.
    expect(await verifyAfterSql('delete from audit_seals')).toMatch(
      /^1: The audit is not being sealed: 11 events/,
    );
    await enqueueJob(context(), 'sealAudit', {}, { key: 'sealAudit' });
    await seal();
    expect((await metrics.read()).text).toContain('\naudit_seals{what="unsealedSeconds"} 0\n');
  });

  it('is not fooled by a transaction that ends long after events with higher numbers, and neither are the seals', async () => {
    // PGlite has one connection, so no other transaction can be open there.
    if (!process.env.TEST_DATABASE_URL) return;
    await server.db.transaction(async (tx) => {
      await write(13, tx);
      await write(14);
      for (let run = 0; run < 5; run += 1) {
        later(61);
        await server.work();
        await write(15 + run);
      }
      expect(await server.db.$count(auditSeals)).toBe(4);
    });
    await seal();
    expect(await verify()).toMatch(/^Every event up to 19 is/);
    const [last] = await server.db.select().from(auditSeals).orderBy(sql`id desc`).limit(1);
    expect(last).toMatchObject({ throughId: 19 });
  });

  it('goes on where numbers have more than 32 bits', async () => {
    await server.db.execute(sql`alter sequence audit_events_id_seq restart with 3000000000`);
    await write(20);
    await write(21);
    await seal();
    expect(await verify()).toMatch(/^Every event up to 3000000001 is/);
    expect(await server.db.$count(auditEvents, sql`id > 3000000000`)).toBe(1);
  });
});
