import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { type Examples, inStatus, nothing } from '../../../tests/server/conformance/example';
import type { TestServer } from '../../../tests/support/testServer';

const awaiting = async (server: TestServer, providerId: number) => ({
  applicationId: await inStatus(applicationStatus.awaitsRegulator)(server, providerId),
});

/** How the conformance test makes each call of the module. */
export const examples: Examples = {
  claimApplication: { as: 'Administrator', refuses: 'Operator', input: awaiting },
  releaseApplication: { as: 'Administrator', refuses: 'Operator', input: awaiting },
  takeNextApplication: {
    as: 'Administrator',
    refuses: 'Operator',
    input: async (server, providerId) => {
      await awaiting(server, providerId);
      return {};
    },
  },
  getClaims: { as: 'Administrator', refuses: 'Operator', input: nothing },
  followQueues: { as: 'Operator', input: async () => ({ seconds: 0 }) },
};
