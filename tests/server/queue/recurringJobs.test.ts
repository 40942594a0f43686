import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Database } from '../../../server/db/database';
import { jobs } from '../../../server/db/schema/jobs';
import { ensureRecurringJobs } from '../../../server/services/queue/ensureRecurringJobs';
import { knownJobKinds } from '../../../server/services/queue/jobKinds';
import { createWorker } from '../../../server/work/createWorker';
import { createTestServer } from '../../support/testServer';

const recurring = [
  'checkCounts',
  'foldCounts',
  'keepSchedule',
  'mailAuditHead',
  'queueScans',
  'remindOfDeadlines',
  'remindOfToDo',
  'removeExpired',
  'sealAudit',
  'tendDocuments',
  'tendRenewals',
  'warnOfKeys',
];
/** Only a server that scans documents runs its own. */
const everywhere = recurring.filter((kind) => kind !== 'queueScans');
const moment = new Date('2026-03-10T15:30:00Z');
const now = () => moment;
const silent = () => undefined;
const inSeconds = (seconds: number) => new Date(moment.getTime() + seconds * 1000);

const withJobs = async () => {
  const { db, close } = await createTestServer({ seed: 'empty', now });
  onTestFinished(close);
  const ensure = () => ensureRecurringJobs({ db, now }, jobs.queue.enumValues);
  await ensure();
  return { db, ensure };
};
const kindsOf = async (db: Database) =>
  (await db.select({ kind: jobs.kind }).from(jobs).orderBy(jobs.kind)).map(({ kind }) => kind);

describe('jobs that recur', () => {
  it('are all of those that put themselves off', () =>
    expect(
      knownJobKinds()
        .filter(([, { recursWithin }]) => recursWithin !== undefined)
        .map(([kind]) => kind)
        .sort(),
    ).toEqual(recurring));

  it.each(recurring)('%s is written again if it was deleted, once', async (kind) => {
    const { db, ensure } = await withJobs();
    await db.delete(jobs).where(eq(jobs.kind, kind));
    await Promise.all([ensure(), ensure()]);
    expect(await kindsOf(db)).toEqual(recurring);
  });

  it.each([
    ['it was given up', { failedOn: moment }],
    ['it was put off for years', { runAt: new Date('2099-01-01T00:00:00Z') }],
    ['it was put off for an hour', { runAt: inSeconds(3_600) }],
    ['nobody else may have it for years', { leaseToken: 'x', leasedUntil: new Date('2099-01-01T00:00:00Z') }],
    ['it was put in another queue', { queue: 'mail' as const, runAt: inSeconds(9) }],
    ['it was made another job', { kind: 'sendMail', runAt: inSeconds(9) }],
  ])('sealing goes on if %s', async (_, change) => {
    const { db, ensure } = await withJobs();
    await db.update(jobs).set(change).where(eq(jobs.key, 'sealAudit'));
    await ensure();
    const [job] = await db.select().from(jobs).where(eq(jobs.key, 'sealAudit'));
    expect(job).toMatchObject({
      kind: 'sealAudit',
      queue: 'bulk',
      runAt: moment,
      failedOn: null,
      leaseToken: null,
    });
  });

  it.each([
    ['waits for its next run', { runAt: inSeconds(60) }],
    ['failed and is tried again within the hour', { runAt: inSeconds(3_000), attempts: 8 }],
    ['is under way', { leaseToken: 'x', leasedUntil: sql`now() + interval '80 seconds'` }],
  ])('one that %s is left alone', async (_, change) => {
    const { db, ensure } = await withJobs();
    await db.update(jobs).set(change).where(eq(jobs.key, 'sealAudit'));
    const [before] = await db.select().from(jobs).where(eq(jobs.key, 'sealAudit'));
    await ensure();
    expect(await db.select().from(jobs).where(eq(jobs.key, 'sealAudit'))).toEqual([before]);
  });

  it('are seen to by a worker as long as it runs', async () => {
    const { db } = await withJobs();
    await db.delete(jobs).where(eq(jobs.kind, 'queueScans'));
    const worker = createWorker(
      {
        db,
        now,
        log: { info: silent, warn: silent, error: silent },
        settings: { tokenKeys: [{} as CryptoKey] as const, publicUrl: 'https://tsi.example.pt' },
        mailer: { send: async () => {} },
      },
      { pollMilliseconds: 20, ensureMilliseconds: 50 },
    );
    worker.start();
    for (const kind of everywhere) {
      // A job under way can't be deleted before it is put off.
      await expect.poll(() => db.delete(jobs).where(eq(jobs.kind, kind)).returning()).not.toEqual([]);
      await expect.poll(() => kindsOf(db)).toEqual(everywhere);
    }
    await worker.stop();
  });
});
