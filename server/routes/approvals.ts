import {
  confirmApproval as confirmCall,
  getApprovals as getApprovalsCall,
  getApprovalState as getStateCall,
  getWaitingDecision as getWaitingDecisionCall,
  refuseApproval as refuseCall,
  setActOfTwo,
  withdrawApproval as withdrawCall,
} from '../../contract/calls/approval';
import { retentionIn } from '../../modules/dataProtection/server/declared/parts';
import type { AppParts } from '../http/appParts';
import type { Mount } from '../http/mount';
import { presentApproval, presentAsked } from '../presenters/presentApproval';
import { doOrHold } from '../services/approvals/doOrHold';
import { confirmApproval, refuseApproval, withdrawApproval } from '../services/approvals/endApproval';
import { heldActs } from '../services/approvals/heldActs';
import { getApprovalState, getWaitingDecision, listApprovals } from '../services/approvals/listApprovals';

/** Calls of our own about what needs a second person. */
export const approvalRoutes = (mount: Mount, parts: AppParts): void => {
  const retention = retentionIn(parts);
  mount.call(getStateCall, getApprovalState);
  mount.call(setActOfTwo, (context, input) => doOrHold(context, heldActs.switchOff, input));
  mount.call(getApprovalsCall, async (context) => (await listApprovals(context)).map(presentApproval));
  mount.call(getWaitingDecisionCall, async (context, input) => {
    const found = await getWaitingDecision(context, input);
    return found && presentAsked(found, found.askedById === context.actor.userId);
  });
  mount.call(confirmCall, (context, input) => confirmApproval({ ...context, retention }, input));
  mount.call(refuseCall, refuseApproval);
  mount.call(withdrawCall, withdrawApproval);
};
