import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEvents } from '../../../../server/db/schema/auditEvents';
import { auditSeals } from '../../../../server/db/schema/auditSeals';
import { jobs } from '../../../../server/db/schema/jobs';
import { createMetrics } from '../../../../server/node/createMetrics';
import { watchDatabase } from '../../../../server/node/watchDatabase';
import { type SealedAudit, sealedAudit } from './sealedAudit';

let audit: SealedAudit;
beforeAll(async () => {
  audit = await sealedAudit();
}, 60_000);
afterAll(() => audit.close());

describe('verify-audit, while events are written,', () => {
  it('ends with 1 once an event has waited three minutes for its seal, however it was stopped', async () => {
    await audit.db.delete(jobs);
    await audit.write(12);
    audit.later(60);
    expect(await audit.verify()).toMatch(/1 events are not sealed yet\.$/);
    const metrics = createMetrics();
    watchDatabase(metrics, audit, audit.now);
    audit.later(119);
    expect(await audit.verify()).toMatch(/1 events are not sealed yet\.$/);
    audit.later(1);
    expect(await audit.verify()).toMatch(/^1: The audit is not being sealed: 1 events/);
    const text = await metrics.read();
    expect(text).toContain('\naudit_seals{what="last"} 3\n');
    expect(text).toContain('\naudit_seals{what="unsealedSeconds"} 180\n');
    // Without any seal left it is no better.
    expect(await audit.verifyAfter('delete from audit_seals')).toMatch(
      /^1: The audit is not being sealed: 11 events/,
    );
    await audit.startSealing();
    await audit.seal();
    expect(await metrics.read()).toContain('\naudit_seals{what="unsealedSeconds"} 0\n');
  });

  it('is not fooled by a transaction that ends long after events with higher numbers, and neither are the seals', async () => {
    // PGlite has one connection, so no other transaction can be open there.
    if (!process.env.TEST_DATABASE_URL) return;
    await audit.db.transaction(async (tx) => {
      await audit.write(13, tx);
      await audit.write(14);
      for (let run = 0; run < 5; run += 1) {
        audit.later(61);
        await audit.work();
        await audit.write(15 + run);
      }
      expect(await audit.db.$count(auditSeals)).toBe(4);
    });
    await audit.seal();
    expect(await audit.verify()).toMatch(/^Every event up to 19 is/);
    const [last] = await audit.db.select().from(auditSeals).orderBy(sql`id desc`).limit(1);
    expect(last).toMatchObject({ throughId: 19 });
  });

  it('seals nothing over a gap: where the last seal is gone, the job fails until somebody has looked', async () => {
    const seals = await audit.db.$count(auditSeals);
    await audit.db.execute(sql`alter table audit_seals disable trigger user`);
    const [last] = await audit.db.delete(auditSeals).where(sql`id = ${seals}::int`).returning();
    await audit.write(19);
    for (let run = 0; run < 3; run += 1) {
      audit.later(600);
      await audit.work();
    }
    expect(await audit.db.$count(auditSeals)).toBe(seals - 1);
    expect(await audit.verify()).toMatch(new RegExp(`^1: Seal ${seals}, the last one, is gone`));
    expect(await audit.db.$count(jobs, sql`kind = 'sealAudit' and attempts >= 3`)).toBe(1);
    if (last) await audit.db.insert(auditSeals).values(last);
    audit.later(3_600);
    await audit.seal();
    expect(await audit.verify()).toMatch(/^Every event/);
  });

  it('goes on where numbers have more than 32 bits', async () => {
    await audit.db.execute(sql`alter sequence audit_events_id_seq restart with 3000000000`);
    await audit.write(20);
    await audit.write(21);
    await audit.seal();
    expect(await audit.verify()).toMatch(/^Every event up to 3000000001 is/);
    expect(await audit.db.$count(auditEvents, sql`id > 3000000000`)).toBe(1);
  });
});
