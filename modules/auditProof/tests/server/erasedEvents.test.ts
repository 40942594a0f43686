import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsOf } from '../../../../server/db/rowsOf';
import { auditEvents } from '../../../../server/db/schema/auditEvents';
import { eraseEvents } from '../../../../server/services/audit/eraseEvents';
import { shortenAudit } from '../../../../server/services/audit/shortenAudit';
import { writeAuditEvent } from '../../../../server/services/audit/writeAuditEvent';
import { type SealedAudit, sealedAudit } from './sealedAudit';

let audit: SealedAudit;
beforeAll(async () => {
  audit = await sealedAudit();
  const context = { db: audit.db, now: audit.now, remoteAddress: '203.0.113.77' };
  await writeAuditEvent(context, { action: 'search', detail: { purpose: 'for Maria' } });
  await audit.seal();
}, 60_000);
afterAll(() => audit.close());

it('address and detail of a sealed event are erased, and the audit verifies and says so', async () => {
  const which = sql`event.action = 'search'`;
  expect(await eraseEvents(audit.db, 'address', which, 10)).toBe(1);
  expect(await audit.verify()).toMatch(
    / Of 1 events the address or the detail was erased; .* 0 events are not/,
  );
  expect(await eraseEvents(audit.db, 'detail', which, 10)).toBe(1);
  expect(await eraseEvents(audit.db, 'detail', which, 10)).toBe(0);
  const all = JSON.stringify([
    rowsOf(await audit.db.execute(sql`select * from audit_events`)),
    rowsOf(await audit.db.execute(sql`select * from audit_salts`)),
  ]);
  expect(all).toContain('"erased":true');
  expect(all).not.toMatch(/203\.0\.113\.77|Maria/);
  expect(await audit.verify()).toMatch(/^Every event up to 12 .* Of 1 events/);
});

it.each([
  ['says something else', sql`update audit_events set detail = '{"found": 1}' where action = 'search'`],
  ['is by somebody else', sql`update audit_events set actor_id = 7 where action = 'search'`],
  ['has another digest', sql`update audit_salts set detail_digest = sha256('x') where event_id = 12`],
  ['was erased outside the tree', sql`update audit_events set detail = '{"erased": true}' where id = 2`],
])('an erased event that %s is found', async (_, change) => {
  expect(await audit.verifyAfter((tx) => tx.execute(change))).toMatch(/^1: The audit is broken at seal/);
});

it('nothing but an erasure may change an event, and nothing but shortening may remove it', async () => {
  for (const [change, statement] of [
    ['', sql`update audit_events set detail = '{"erased": true}'`],
    ['erase', sql`update audit_events set actor_id = 7`],
    ['erase', sql`update audit_events set detail = '{"found": 1}'`],
    ['erase', sql`delete from audit_events`],
    ['shorten', sql`update audit_events set remote_address = null`],
  ] as const) {
    const tried = audit.db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('tsi.audit_change', ${change}, true)`);
      await tx.execute(statement);
    });
    await expect(tried, change).rejects.toThrow();
  }
});

it('the oldest events go seal by seal, and the rest verifies without being told through which', async () => {
  const context = { db: audit.db, now: audit.now, remoteAddress: null, auditKey: audit.key };
  expect(await shortenAudit(context, new Date('2026-05-20T10:00:00Z'), 100)).toBe(0);
  expect(await shortenAudit(context, audit.now(), 7)).toBe(5);
  expect(await audit.db.$count(auditEvents, sql`id <= 5`)).toBe(0);
  await audit.seal();
  expect(await audit.verify()).toMatch(
    /^The events up to 5 are no longer there\. Every event up to 13 is as/,
  );
  expect(await audit.verifyAfter('delete from audit_events where id = 6')).toMatch(/^1: The audit is broken/);
  expect(await audit.verifyAfter('delete from audit_events where id <= 9')).toMatch(
    /^1: The events up to 9 are no longer there/,
  );
  const forged = await audit.verifyAfter(async (tx) => {
    await tx.execute(sql`delete from audit_events where id <= 9`);
    await tx.execute(sql`
      insert into audit_events (action, subject, subject_id, detail)
      select action, subject, 9, detail from audit_events where subject = 'auditRecords'`);
  });
  expect(forged).toMatch(/^1: The events up to 9 are no longer there/);
});
