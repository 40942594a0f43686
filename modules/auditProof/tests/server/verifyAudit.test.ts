import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../../server/db/database';
import { auditSeals } from '../../../../server/db/schema/auditSeals';
import { readArguments } from '../../server/node/runVerifyAudit';
import { type SealedAudit, sealedAudit } from './sealedAudit';

let audit: SealedAudit;
beforeAll(async () => {
  audit = await sealedAudit();
}, 60_000);
afterAll(() => audit.close());

const insertAs = (id: number, date = '2026-05-20') =>
  `insert into audit_events (id, action, occurred_on) overriding system value values (${id}, 'view', '${date}')`;
const all = (statements: readonly string[]) => async (tx: Database) => {
  for (const statement of statements) await tx.execute(sql.raw(statement));
};

describe('verify-audit', () => {
  it('ends with 0 for an audit that nobody touched, though a transaction that was rolled back left a number out', async () => {
    const seals = await audit.db.select().from(auditSeals).orderBy(auditSeals.id);
    expect(seals.map(({ throughId, events }) => [throughId, events])).toEqual([
      [5, 5],
      [9, 3],
      [11, 2],
    ]);
    expect(await audit.verify()).toMatch(
      /^Every event up to 11 is as it was sealed\. Seal 3 is [0-9a-f]{64}/,
    );
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
    ['every seal was deleted', ['delete from audit_seals'], /Seal 3, the last one, is gone/],
    [
      'the newest events were cut off with their seals',
      ['delete from audit_events where id > 9', 'delete from audit_seals where id = 3'],
      /Seal 3, the last one, is gone/,
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
    expect(await audit.verifyAfter(all(statements))).toMatch(new RegExp(`^1: .*${why.source}`));
  });

  it.each([0, -1, -5_000_000_000])('has no room for an event with the number %d', async (id) => {
    await expect(Promise.resolve(audit.db.execute(sql.raw(insertAs(id))))).rejects.toMatchObject({
      cause: { code: '23514' },
    });
  });

  describe('after the oldest events were deleted on purpose', () => {
    const shorten = (through: number) => (tx: Database) =>
      tx.execute(sql`delete from audit_events where id <= ${through}::int`);

    it('ends with 0 if the last of them is named, and tells it', async () => {
      const told = await audit.verifyAfter(shorten(5), ['--shortened-through', '5']);
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
      expect(await audit.verifyAfter(shorten(through), ['--shortened-through', is])).toMatch(
        new RegExp(`^1: .*${why.source}`),
      );
    });

    it('ends with 1 if one was forged where they were', async () => {
      const told = await audit.verifyAfter(
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
      const facts = audit.logged.find((one) => one.event === 'the audit was sealed' && one.facts?.id === id);
      return ['--seal', `${id}:${facts?.facts?.seal}`];
    };

    it('ends with 0 if the audit still has it', async () => {
      for (const id of [1, 2, 3]) expect(await audit.verify(logged(id))).toMatch(/^Every event up to 11/);
    });

    it('ends with 1 if the newest events were cut off with their seals and the note of the job, which nothing else shows', async () => {
      const cut = all([
        'delete from audit_events where id > 9',
        'delete from audit_seals where id = 3',
        "update jobs set payload = '{}'",
      ]);
      expect(await audit.verifyAfter(cut)).toMatch(/^Every event up to 9/);
      expect(await audit.verifyAfter(cut, logged(3))).toMatch(/^1: Seal 3 is not the one named/);
    });

    it.each([['--seal', '3'], ['--seal', `3:${'g'.repeat(64)}`], ['--shortened-through', '-1'], ['--force']])(
      'refuses what it can not read: %s',
      (...args) => expect(() => readArguments(args)).toThrow(),
    );
  });
});
