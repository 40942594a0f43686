import type { Mount } from '../../../server/http/mount';
import { doAct } from '../../../server/services/hooks/doAct';
import {
  confirmApproval as confirmCall,
  getApprovals as getApprovalsCall,
  getApprovalState as getStateCall,
  getWaitingDecision as getWaitingDecisionCall,
  refuseApproval as refuseCall,
  setActOfTwo,
  withdrawApproval as withdrawCall,
} from '../contract/calls';
import { confirmApproval, refuseApproval, withdrawApproval } from './endApproval';
import { switchOff } from './heldActs';
import { getApprovalState, getWaitingDecision, listApprovals } from './listApprovals';
import { presentApproval, presentAsked } from './presentApproval';

/** Calls of our own about what needs a second person. */
export const approvalRoutes = (mount: Mount): void => {
  mount.call(getStateCall, getApprovalState);
  mount.call(setActOfTwo, (context, input) => doAct(context, switchOff, input));
  mount.call(getApprovalsCall, async (context) => (await listApprovals(context)).map(presentApproval));
  mount.call(getWaitingDecisionCall, async (context, input) => {
    const found = await getWaitingDecision(context, input);
    return found && presentAsked(found, found.askedById === context.actor.userId);
  });
  mount.call(confirmCall, confirmApproval);
  mount.call(refuseCall, refuseApproval);
  mount.call(withdrawCall, withdrawApproval);
};
