import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applicationCountChanges } from '../../../server/db/schema/applicationCounts';
import { jobs } from '../../../server/db/schema/jobs';
import { lastCountCheck } from '../../../server/services/applications/counts/checkCounts';
import { enqueueJob } from '../../../server/services/queue/enqueueJob';
import { makeApplication } from '../../support/builders';
import { createTestServer, type TestServer } from '../../support/testServer';

let moment = new Date('2026-07-20T12:00:00Z');
const now = () => moment;
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ seed: 'empty', now });
  for (const kind of ['foldCounts', 'checkCounts'] as const)
    await enqueueJob({ db: server.db, now, remoteAddress: null }, kind, {}, { key: kind });
}, 60_000);
afterAll(() => server.close());

const dueOn = async (kind: string) => {
  const [job] = await server.db.select().from(jobs).where(eq(jobs.kind, kind));
  return job?.runAt.toISOString();
};

it('changes are not folded by a server of before, which would lose those of places', async () => {
  await expect(server.db.delete(applicationCountChanges)).rejects.toMatchObject({
    cause: { message: 'A newer server folds these changes.' },
  });
});

it('changes are folded every five seconds', async () => {
  const { db } = server;
  await makeApplication(db);
  expect(await lastCountCheck({ db, now })).toEqual({ unfolded: 1 });
  await server.work();
  expect(await db.$count(applicationCountChanges)).toBe(0);
  expect(await dueOn('foldCounts')).toBe('2026-07-20T12:00:05.000Z');
});

it('every night the counts are compared, and the log and the metrics tell what was wrong', async () => {
  const { db, logged } = server;
  const verdicts = () =>
    logged.filter(({ event }) => event.startsWith('the counts') || event.startsWith('counts'));
  expect(verdicts().at(-1)).toEqual({ event: 'the counts are right', facts: undefined });
  expect(await dueOn('checkCounts')).toBe('2026-07-21T03:17:00.000Z');
  await db.execute(sql`update application_counts set count = 7 where span = 1`);
  moment = new Date('2026-07-21T03:17:00Z');
  await server.work();
  const alarm = { event: 'counts were wrong and were put right', facts: { wrong: 5 } };
  expect(verdicts().at(-1)).toEqual(alarm);
  moment = new Date('2026-07-21T04:17:00Z');
  expect(await lastCountCheck({ db, now })).toEqual({ unfolded: 0, wrong: 5, checkedSecondsAgo: 3600 });
  expect(await dueOn('checkCounts')).toBe('2026-07-22T03:17:00.000Z');
  moment = new Date('2026-07-22T03:17:00Z');
  await server.work();
  expect(verdicts().at(-1)?.event).toBe('the counts are right');
});
