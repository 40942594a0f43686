import { afterAll, beforeAll, bench, describe } from 'vitest';
import { submitApplications } from '../../contract/calls/application';
import { maxApplicationsPerSubmit } from '../../contract/rules/limits';
import { seedAddresses } from '../../server/seed/seedDemo';
import { unlimited } from '../../server/services/context/allowance';
import { type ApiClient, apiClient } from '../support/apiClient';
import { anAddress, makeOperator } from '../support/builders';
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

const lenient = { Prefer: 'handling=lenient' };
const submit = async (headers: Readonly<Record<string, string>> = {}, wrong = 0) => {
  const people = Array.from({ length: maxApplicationsPerSubmit }, (_, index) => {
    next += 1;
    const isWrong = wrong > 0 && index % (maxApplicationsPerSubmit / wrong) === 0;
    const address = { ...anAddress(), ...(isWrong && { cp4: '9999' }) };
    return sentApplication({ fiscalNumber: validNif(1_000_000 + next), address });
  });
  const answer = await client.send(submitApplications, sentSubmission(providerId, ...people), headers);
  const results = (await answer.json()) as { success: boolean }[];
  const refused = results.filter(({ success }) => !success).length;
  if (refused !== wrong) throw new Error(`${refused} were refused`);
};

/** Both by turns, as the machine may be busy with other things meanwhile. */
describe('a submission of 200 requests', () => {
  const few = { iterations: 1, warmupIterations: 0, time: 0, warmupTime: 0 };
  for (const round of ['first', 'second', 'third']) {
    bench(`all or none, ${round}`, () => submit(), few);
    bench(`each for itself, ${round}`, () => submit(lenient), few);
    bench(`each for itself, 5 wrong, ${round}`, () => submit(lenient, 5), few);
    bench(
      `each for itself, every fifth wrong, ${round}`,
      () => submit(lenient, maxApplicationsPerSubmit / 5),
      few,
    );
  }
});
