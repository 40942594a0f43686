import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { searchBackofficeApplications } from '../../../../contract/calls/application';
import { rowsOf } from '../../../../server/db/rowsOf';
import { renewalRuns } from '../../../../server/db/schema/renewals';
import { ensureRecurringJobs } from '../../../../server/services/queue/ensureRecurringJobs';
import { NoAnswer } from '../../../../server/verification/noAnswer';
import { apiClient } from '../../../../tests/support/apiClient';
import { makeAdministrator } from '../../../../tests/support/builders';
import { validNif } from '../../../../tests/support/nifs';
import { createTestServer } from '../../../../tests/support/testServer';
import { fillTariffs } from './fillTariffs';

/** How many active tariffs there are: 780,000 in the country. */
const tariffs = Number(process.env.BENCH_TARIFFS ?? 50_000);
const questionsPerSecond = 40;
const hour = 3_600;
/** The outage is an hour of the eight that 780,000 have, in proportion. */
const outage = {
  from: Math.round((2 * hour * tariffs) / 780_000),
  seconds: Math.round((hour * tariffs) / 780_000),
};
/** Each call of a service that fails, besides: 5 of 100. */
const failing = 20;

const percentile = (times: readonly number[], share: number) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;
setFlagsFromString('--expose_gc');
const collectGarbage: () => void = runInNewContext('gc');
/** What is in use once what nobody needs is gone. */
const megabytes = () => {
  collectGarbage();
  return Math.round(process.memoryUsage().heapUsed / 1_000_000);
};
/** How many seconds take a second, in which searches are timed; all others take as long as the work does. */
const pacedSeconds = 60;
const searchesPerSecond = 4;

const untilMilliseconds = (time: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, time - performance.now())));

it('tariffs are asked about, with failures and an outage, on a simulated clock beside searches by NIF', async () => {
  let now = new Date('2026-03-10T09:00:00Z');
  let isOut = false;
  let asked = 0;
  const service = {
    ask: async ({ fiscalNumber }: { fiscalNumber: string }) => {
      asked += 1;
      if (isOut || asked % failing === 0) throw new NoAnswer('timeOut');
      return { result: Number(fiscalNumber.slice(0, 8)) % 20 === 0 ? ('no' as const) : ('yes' as const) };
    },
  };
  const server = await createTestServer({
    seed: 'empty',
    now: () => now,
    householdServices: { socialSecurity: service, taxAuthority: service },
    modules: { renewal: { questionsPerSecond } },
  });
  const { db } = server;
  try {
    const regulator = await makeAdministrator(db);
    await fillTariffs(db, tariffs);
    const run = async (state: 'rehearsing' | 'running') => {
      await db.insert(renewalRuns).values({
        state,
        validUntil: '2027-12-31',
        noticeDays: 60,
        answerDays: 30,
        createdById: regulator.id,
        createdOn: now,
        ...(state === 'running' && { startedOn: now, nextQuestionOn: now }),
      });
      await ensureRecurringJobs({ db, now: () => now }, ['renewal']);
      now = new Date(now.getTime() + 61_000);
      const began = performance.now();
      await server.work();
      return (performance.now() - began) / 1_000;
    };
    console.info(`a rehearsal of ${tariffs} took ${(await run('rehearsing')).toFixed(1)} s`);
    const client = await apiClient(server, regulator);
    const search = async (second: number, began: number, times: number[]) => {
      for (let i = 0; i < searchesPerSecond; i += 1) {
        await untilMilliseconds(began + (i * 1_000) / searchesPerSecond);
        const since = performance.now();
        const fiscalNumber = validNif(1 + ((7_919 * (second * searchesPerSecond + i)) % (tariffs - 1)));
        await client.answer(searchBackofficeApplications, { fiscalNumber, pageNumber: 1, pageSize: 10 });
        times.push(performance.now() - since);
      }
      await untilMilliseconds(began + 1_000);
    };
    const alone: number[] = [];
    for (let second = 1; second <= pacedSeconds / 2; second += 1)
      await search(second, performance.now(), alone);
    const told = (times: readonly number[]) =>
      `p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms of ${times.length}`;
    console.info(`search by NIF beside nothing: ${told(alone)}`);
    console.info(`${tariffs} put into a renewal in ${(await run('running')).toFixed(1)} s`);
    const began = performance.now();
    const memory = [megabytes()];
    const searches: number[] = [];
    const countOpen = async () =>
      rowsOf(
        await db.execute(sql`
          select count(*) filter (where state = 'toAsk')::int as "toAsk", count(*)::int as all
          from renewal_items where state in ('toAsk', 'silent')`),
      )[0] as { toAsk: number; all: number };
    let seconds = 0;
    let left = tariffs;
    let everybodyAsked = 0;
    while (left > 0 && seconds < 24 * hour) {
      now = new Date(now.getTime() + 1_000);
      seconds += 1;
      isOut = seconds >= outage.from && seconds < outage.from + outage.seconds;
      const began = performance.now();
      const working = server.work();
      if (seconds <= pacedSeconds) await search(seconds, began, searches);
      await working;
      if (seconds <= pacedSeconds) await untilMilliseconds(began + 1_000);
      if (seconds % 10 === 0) {
        const { toAsk, all } = await countOpen();
        left = all;
        if (toAsk === 0) everybodyAsked ||= seconds;
      }
      if (seconds % 100 === 0) memory.push(megabytes());
    }
    const took = (performance.now() - began) / 1_000;
    const states = rowsOf(
      await db.execute(sql`select state, count(*)::int as count from renewal_items group by 1 order by 1`),
    );
    const hours = (of: number) => (of / hour).toFixed(2);
    console.info(
      `${tariffs} tariffs, ${asked} questions, an outage of ${outage.seconds} s: everybody was asked after ${hours(everybodyAsked)} simulated hours, which is ${hours((everybodyAsked * 780_000) / tariffs)} for 780,000; the last answer came after ${hours(seconds)}; ${took.toFixed(0)} s of work`,
    );
    console.info(`of them: ${JSON.stringify(states)}`);
    console.info(`search by NIF beside the first ${pacedSeconds} s, at their real pace: ${told(searches)}`);
    console.info(`memory in use in MB, each hundred seconds: ${memory.join(' ')}`);
    expect(left).toBe(0);
  } finally {
    await server.close();
  }
});
