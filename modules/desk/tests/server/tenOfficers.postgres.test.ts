import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setEligibility } from '../../../../contract/calls/applicationAction';
import { applicationStatus as status } from '../../../../contract/rules/applicationStatuses';
import { applicationHistory } from '../../../../server/db/schema/applicationHistory';
import { applications } from '../../../../server/db/schema/applications';
import { apiClient } from '../../../../tests/support/apiClient';
import { makeAdministrator, makeApplication } from '../../../../tests/support/builders';
import { createTestServer, type TestServer } from '../../../../tests/support/testServer';
import { takeNextApplication } from '../../contract/calls';

const requests = 500;
const officers = 10;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ seed: 'empty' });
}, 60_000);
afterAll(() => server.close());

it('ten officers who take the next of 500 requests decide each once, and leave none', async () => {
  const { db } = server;
  const {
    id: _,
    delayRunsFrom: _derived,
    district: _generated,
    ...like
  } = await makeApplication(db, {
    statusId: status.awaitsRegulator,
  });
  await db.insert(applications).values(Array.from({ length: requests - 1 }, () => like));

  const refused: string[] = [];
  const work = async () => {
    const officer = await apiClient(server, await makeAdministrator(db));
    const decided: number[] = [];
    for (;;) {
      const next = await officer.answer(takeNextApplication, {});
      if (!next) return decided;
      const { applicationId } = next;
      const decision = { applicationId, applicationStatus: status.eligible };
      const { status: answered } = await officer.send(setEligibility, decision);
      if (answered === 200) decided.push(applicationId);
      else refused.push(`${applicationId}: ${answered}`);
    }
  };
  const decided = (await Promise.all(Array.from({ length: officers }, work))).flat();

  expect(refused).toEqual([]);
  expect(decided).toHaveLength(requests);
  expect(new Set(decided).size).toBe(requests);
  expect(await db.$count(applications, eq(applications.statusId, status.awaitsRegulator))).toBe(0);
  expect(await db.$count(applicationHistory, eq(applicationHistory.statusId, status.eligible))).toBe(
    requests,
  );
}, 60_000);
