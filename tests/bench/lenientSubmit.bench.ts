import { afterAll, beforeAll, bench, describe } from 'vitest';
import { submitApplications } from '../../contract/calls/application';
import { maxApplicationsPerSubmit } from '../../contract/rules/limits';
import { seedAddresses } from '../../server/seed/seedDemo';
import { unlimited } from '../../server/services/context/allowance';
import { type ApiClient, apiClient } from '../support/apiClient';
import { makeOperator } from '../support/builders';
import { validNif } from '../support/nifs';
import { sentApplication, sentSubmission } from '../support/submissions';
import { createTestServer, type TestServer } from '../support/testServer';

let server: TestServer;
let client: ApiClient;
let providerId: number;
let next = 0;
beforeAll(async () => {
  server = await createTestServer({
    seed: 'empty',
    allowanceLimits: {
      reading: {
        administrators: { hour: unlimited, day: unlimited },
        providers: { hour: unlimited, day: unlimited },
      },
      persons: { account: 100_000, provider: 100_000 },
    },
  });
  await seedAddresses(server.db);
  const operator = await makeOperator(server.db);
  providerId = Number(operator.parentId);
  client = await apiClient(server, operator);
}, 60_000);
afterAll(() => server.close());

const submit = async (headers: Readonly<Record<string, string>> = {}) => {
  const people = Array.from({ length: maxApplicationsPerSubmit }, () => {
    next += 1;
    return sentApplication({ fiscalNumber: validNif(1_000_000 + next) });
  });
  const answer = await client.send(submitApplications, sentSubmission(providerId, ...people), headers);
  const results = (await answer.json()) as { success: boolean }[];
  if (!results.every(({ success }) => success)) throw new Error('Some were refused');
};

/** Both by turns, as the machine may be busy with other things meanwhile. */
describe('a submission of 200 requests', () => {
  const few = { iterations: 1, warmupIterations: 0, time: 0, warmupTime: 0 };
  bench('all or none', () => submit(), few);
  bench('each for itself', () => submit({ Prefer: 'handling=lenient' }), few);
  bench('all or none, again', () => submit(), few);
  bench('each for itself, again', () => submit({ Prefer: 'handling=lenient' }), few);
});
