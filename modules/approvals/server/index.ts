import { startsFrom } from '../../../contract/rules/applicationMoves';
import type { ServerModule } from '../../../server/http/serverModule';
import { access } from '../contract/access';
import * as calls from '../contract/calls';
import { doOrHold, removeOldApprovals } from './doOrHold';
import { endProposal, requireNoProposal } from './proposedDecision';
import { approvalRoutes } from './routes';

/** A second person confirms what an administrator says they must. */
export const approvals: ServerModule = {
  name: 'approvals',
  access,
  calls,
  routes: approvalRoutes,
  hooks: {
    aroundAct: doOrHold,
    mayChangeRequest: requireNoProposal,
    // Whatever leads a request on takes its decision away; the regulator's side has ended it before.
    statusEntered: async (context, { id, from }) => {
      if (startsFrom('decide', from)) await endProposal(context, id);
    },
  },
  removeExpired: removeOldApprovals,
};
