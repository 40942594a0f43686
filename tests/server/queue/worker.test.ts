import { expect, it } from 'vitest';
import { jobs } from '../../../server/db/schema/jobs';
import type { Mail } from '../../../server/mail/mailer';
import { createWorker } from '../../../server/work/createWorker';
import { openPooledPglite } from '../../support/pooledPglite';
import { openQueue } from './openQueue';

const moment = new Date('2026-03-10T15:30:00Z');
const silentLog = { info: () => undefined, warn: () => undefined, error: () => undefined };
const settings = { tokenKeys: [{} as CryptoKey] as const, publicUrl: 'https://tsi.example.pt' };
const unreachable = 'a worker can not reach its jobs';

it('the worker finds what nobody nudged for, and asks once for all that rest', async () => {
  const { db, queueMail } = await openQueue(() => moment);
  const sent: string[] = [];
  const mailer = { send: async ({ to }: Mail) => void sent.push(to) };
  const asked = { looks: 0, claims: 0 };
  const counted = new Proxy(db, {
    get: (target, name) => {
      if (name === 'select') asked.looks += 1;
      if (name === 'with') asked.claims += 1;
      return Reflect.get(target, name);
    },
  });
  const parts = { db: counted, now: () => moment, log: silentLog, settings, mailer };
  const worker = createWorker(parts, { pollMilliseconds: 20 });
  worker.start();
  const passes = async (looks: number) => {
    const before = asked.looks;
    await expect.poll(() => asked.looks - before).toBeGreaterThan(looks);
  };
  // Waits until the recurring jobs that every worker ensures have run.
  await expect
    .poll(async () => (await db.select().from(jobs)).every(({ runAt }) => runAt > moment))
    .toBe(true);
  await passes(5);
  const { claims } = asked;
  await passes(10);
  expect(asked.claims).toBe(claims);
  await queueMail('sozinha@example.pt');
  await expect.poll(() => sent).toEqual(['sozinha@example.pt']);
  await worker.stop();
});

it('the worker works when notified, in parallel, and ends only after the job under way', async () => {
  const { db, queueMail } = await openQueue(() => moment);
  const sent: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const mailer = {
    send: async ({ to }: Mail) => {
      if (to === 'lenta@example.pt') await held;
      sent.push(to);
    },
  };
  const parts = { db, now: () => moment, log: silentLog, settings, mailer };
  const workers = [1, 2].map(() => createWorker(parts, { pollMilliseconds: 60_000 }));
  for (const worker of workers) worker.start();
  const nudge = () => {
    for (const worker of workers) worker.nudge();
  };
  await queueMail('um@example.pt');
  await queueMail('dois@example.pt');
  nudge();
  await expect.poll(() => sent.toSorted()).toEqual(['dois@example.pt', 'um@example.pt']);
  await queueMail('lenta@example.pt');
  nudge();
  const isLeased = async () =>
    (await db.select().from(jobs)).some((job) => job.kind === 'sendMail' && job.leaseToken !== null);
  await expect.poll(isLeased).toBe(true);
  let hasStopped = false;
  const stopped = Promise.all(workers.map((worker) => worker.stop())).then(() => {
    hasStopped = true;
  });
  await queueMail('depois@example.pt');
  nudge();
  expect(hasStopped).toBe(false);
  release();
  await stopped;
  expect(sent).toHaveLength(3);
  const left = await db.select({ kind: jobs.kind }).from(jobs).orderBy(jobs.kind);
  expect(left.map(({ kind }) => kind)).toEqual([
    'checkCounts',
    'foldCounts',
    'keepSchedule',
    'mailAuditHead',
    'remindOfDeadlines',
    'remindOfToDo',
    'removeExpired',
    'sealAudit',
    'sendMail',
    'tendDocuments',
    'tendRenewals',
    'warnOfKeys',
  ]);
});

it('a worker whose database is away says so once, for all that it does', async () => {
  const { db, close } = await openPooledPglite('empty');
  await close();
  const said: string[] = [];
  const silent = () => undefined;
  const worker = createWorker({
    db,
    now: () => new Date(),
    log: { info: silent, warn: silent, error: (event) => void said.push(event) },
    settings,
    mailer: { send: async () => {} },
  });
  worker.start();
  await expect.poll(() => said).toContain(unreachable);
  worker.nudge();
  await worker.stop();
  expect(said.filter((event) => event === unreachable)).toHaveLength(1);
});
