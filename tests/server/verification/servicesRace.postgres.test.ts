import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getServices, switchService } from '../../../contract/calls/verificationServices';
import { applicationHistory } from '../../../server/db/schema/applicationHistory';
import { jobs } from '../../../server/db/schema/jobs';
import type { HouseholdServices } from '../../../server/verification/householdService';
import { apiClient } from '../../support/apiClient';
import { createTestServer, type TestServer } from '../../support/testServer';
import { type VerificationStage, verificationStage } from './verificationStage';

const begin = Date.parse('2026-03-10T15:30:00Z');
const minute = 60_000;
const requests = 20;

let stage: VerificationStage;
let second: TestServer;
beforeAll(async () => {
  stage = await verificationStage(new Date(begin));
  second = await createTestServer({ beside: stage.server, now: () => new Date(moment) });
}, 60_000);
afterAll(async () => {
  await second.close();
  await stage.server.close();
});

let moment = begin;
const advance = (milliseconds: number) => {
  moment += milliseconds;
  stage.setNow(new Date(moment));
};

it('two servers at work while a service is switched off and on lose no request and ask no service that is off', async () => {
  const servers = [stage.server, second] as const;
  const administrators = await Promise.all(
    servers.map((server) => apiClient(server, stage.administratorUser)),
  );
  const operators = await Promise.all(servers.map((server) => apiClient(server, stage.operatorUser)));

  /** The switches so far of which everybody was told; odd while the service is off. */
  let switches = 0;
  const asked: string[] = [];
  const askedWhileOff: string[] = [];
  const pause = () => new Promise((resolve) => setTimeout(resolve, 2));
  const householdServices: HouseholdServices = {
    socialSecurity: { ask: async () => ({ result: 'no' }) },
    taxAuthority: {
      ask: async ({ fiscalNumber }) => {
        asked.push(fiscalNumber);
        const isOff = switches % 2 === 1;
        if (isOff) askedWhileOff.push(`${fiscalNumber} ${switches}`);
        await pause();
        if (isOff || switches % 2 === 1) throw new Error('nothing was heard');
        return { result: 'yes' };
      },
    },
  };
  const ids: number[] = [];
  for (let count = 0; count < requests; count += 1) ids.push(await stage.submitFor(stage.no()));

  const switchTo = async (isOn: boolean, by: number) => {
    await administrators[by]?.answer(switchService, {
      service: 'taxAuthority',
      isOn,
      ...(!isOn && { reason: `Manutenção ${by}.` }),
    });
    switches += 1;
    const told = await Promise.all(operators.map((operator) => operator.answer(getServices, {})));
    const notice = isOn ? { state: 'on' } : { state: 'off', reason: `Manutenção ${by}.` };
    expect(told.map(([, taxAuthority]) => taxAuthority)).toMatchObject([notice, notice]);
  };
  let isWorking = true;
  const working = Promise.all(
    servers.map(async (server) => {
      while (isWorking) if ((await server.work({ householdServices })) === 0) await pause();
    }),
  );
  for (let round = 0; round < 4; round += 1) {
    for (const isOn of [false, true]) {
      await switchTo(isOn, (round + Number(isOn)) % 2);
      advance(10);
      for (let wait = 0; wait < 5; wait += 1) await pause();
    }
  }
  advance(minute / 2);
  isWorking = false;
  await working;
  for (const server of servers) await server.work({ householdServices });
  // Whoever was switched off and on while it was asked, is asked again like after any question in vain.
  const verifications = () => stage.db.select().from(jobs).where(eq(jobs.kind, 'verify'));
  expect((await verifications()).length).toBeLessThanOrEqual(4 * servers.length);
  advance(10 * minute);
  for (const server of servers) await server.work({ householdServices });

  // Whoever had read that it was on when it was switched off has one question under way.
  expect(askedWhileOff.length).toBeLessThanOrEqual(4 * servers.length);
  expect(new Set(askedWhileOff).size).toBe(askedWhileOff.length);
  expect(new Set(asked).size).toBe(requests);
  expect(await verifications()).toEqual([]);
  const eligible = await stage.db
    .select({ id: applicationHistory.applicationId })
    .from(applicationHistory)
    .where(eq(applicationHistory.statusId, 7));
  expect(eligible.map(({ id }) => id).sort((a, b) => a - b)).toEqual(ids);
  expect(
    stage.server.logged.concat(second.logged).filter(({ event }) => /fail|given up/.test(event)),
  ).toEqual([]);
}, 60_000);
