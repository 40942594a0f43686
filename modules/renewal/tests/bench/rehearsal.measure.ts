import { expect, it } from 'vitest';
import { renewalRuns } from '../../../../server/db/schema/renewals';
import { ensureRecurringJobs } from '../../../../server/services/queue/ensureRecurringJobs';
import { makeAdministrator } from '../../../../tests/support/builders';
import { createTestServer } from '../../../../tests/support/testServer';
import { fillTariffs } from './fillTariffs';

/** How many active tariffs are rehearsed; every fifth has answers of last year. */
const tariffs = Number(process.env.BENCH_REHEARSED ?? 1_000_000);

it('a renewal is rehearsed', async () => {
  const server = await createTestServer({ seed: 'empty' });
  const { db } = server;
  try {
    const { id: createdById } = await makeAdministrator(db);
    await fillTariffs(db, tariffs);
    const terms = { validUntil: '2099-12-31', noticeDays: 60, answerDays: 30 };
    await db
      .insert(renewalRuns)
      .values({ state: 'rehearsing', ...terms, createdById, createdOn: new Date() });
    await ensureRecurringJobs({ db, now: () => new Date() }, ['renewal']);
    const began = performance.now();
    await server.work();
    console.info(`a rehearsal of ${tariffs} took ${((performance.now() - began) / 1_000).toFixed(1)} s`);
    const [run] = await db.select().from(renewalRuns);
    expect(run?.rehearsal.reduce((sum, { count }) => sum + count, 0)).toBe(tariffs);
  } finally {
    await server.close();
  }
});
