import { eq } from 'drizzle-orm';
import { setEligibility } from '../../../contract/calls/applicationAction';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { approvals, neededApprovals } from '../../../server/db/schema/approvals';
import { users } from '../../../server/db/schema/users';
import { callers, type Examples, inStatus, nothing } from '../../../tests/server/conformance/example';
import { makeAdministrator } from '../../../tests/support/builders';
import type { TestServer } from '../../../tests/support/testServer';

/** Keeps a decision for a second person, and returns it and its request. */
const keepDecision = async (server: TestServer, providerId: number, askedById: number) => {
  const applicationId = await inStatus(applicationStatus.awaitsRegulator)(server, providerId);
  const decision = {
    applicationId,
    applicationStatus: applicationStatus.nonEligible,
    reason: 'Rendimentos acima do limite.',
  };
  const [held] = await server.db
    .insert(approvals)
    .values({
      act: 'nonEligible',
      payload: setEligibility.input.parse(decision),
      applicationId,
      askedById,
      askedOn: new Date(),
      expiresOn: new Date(Date.now() + 86_400_000),
    })
    .returning();
  return { approvalId: held?.id ?? 0, applicationId };
};

const ofOther = async (server: TestServer, providerId: number) =>
  keepDecision(server, providerId, (await makeAdministrator(server.db)).id);

const ofCaller = async (server: TestServer, providerId: number) => {
  const isCaller = eq(users.username, callers.Administrator);
  const [caller] = await server.db.select({ id: users.id }).from(users).where(isCaller);
  return keepDecision(server, providerId, caller?.id ?? 0);
};

/** How the conformance test makes each call of the module. */
export const examples: Examples = {
  getApprovalState: { as: 'Administrator', refuses: 'Operator', input: nothing },
  setActOfTwo: {
    as: 'Administrator',
    refuses: 'Operator',
    input: async ({ db }) => {
      await db.delete(neededApprovals);
      await makeAdministrator(db);
      return { act: 'nonEligible', isNeeded: true };
    },
  },
  getApprovals: {
    as: 'Administrator',
    refuses: 'Provider',
    input: async (server, providerId) => {
      await ofOther(server, providerId);
      return {};
    },
  },
  getWaitingDecision: { as: 'Administrator', refuses: 'Provider', input: ofOther },
  confirmApproval: { as: 'Administrator', refuses: 'Operator', input: ofOther },
  refuseApproval: {
    as: 'Administrator',
    refuses: 'Operator',
    input: async (server, providerId) => ({
      ...(await ofOther(server, providerId)),
      reason: 'Falta o comprovativo.',
    }),
  },
  withdrawApproval: { as: 'Administrator', refuses: 'Operator', input: ofCaller },
};
