import { and, eq } from 'drizzle-orm';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { applications } from '../../../server/db/schema/applications';
import { callers, type Examples, nothing } from '../../../tests/server/conformance/example';
import { makeMaintenanceRequest } from '../../../tests/support/maintenance';
import type { TestServer } from '../../../tests/support/testServer';
import { post } from '../../integration/tests/bothEnvironments';

/** Returns a request of the provider in the sandbox, which is there from its first use, in this status or any. */
const anExample = async (server: TestServer, providerId: number, statusId?: number): Promise<number> => {
  const { accessToken } = await server.signIn(callers.Provider);
  await post(server, '/api/Sandbox/get', accessToken, {});
  const { db } = await server.sandbox.open();
  const [found] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.providerId, providerId),
        statusId === undefined ? undefined : eq(applications.statusId, statusId),
      ),
    )
    .limit(1);
  return found?.id ?? 0;
};

/** Examples of calls about the sandbox. */
export const examples: Examples = {
  getSandbox: { as: 'Administrator', input: async (_, providerId) => ({ providerId }) },
  emptySandbox: { as: 'Operator', input: nothing },
  moveSandboxDeadline: {
    as: 'Provider',
    input: async (server, providerId) => ({ applicationId: await anExample(server, providerId), days: 1 }),
  },
  setSandboxPeriod: {
    as: 'Operator',
    input: async () => ({ beginDate: '2026-03-01T00:00:00.000Z', endDate: '2026-03-31T22:59:00.000Z' }),
  },
  decideInSandbox: {
    as: 'Provider',
    input: async (server, providerId) => ({
      applicationId: await anExample(server, providerId, applicationStatus.awaitsRegulator),
      decision: 'nonEligible',
      reason: 'Não foram confirmados baixos rendimentos.',
    }),
  },
  processSandboxLists: {
    as: 'Operator',
    input: async (server, providerId) => {
      await anExample(server, providerId);
      await makeMaintenanceRequest((await server.sandbox.open()).db, providerId);
      return {};
    },
  },
  getSandboxMails: { as: 'Operator', input: async () => ({ pageNumber: 1, pageSize: 10 }) },
};
