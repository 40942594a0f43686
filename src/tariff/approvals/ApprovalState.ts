import type { getApprovalState } from '../../../contract/calls/approval';
import type { CallAnswer } from '../../../contract/calls/defineCall';

/** The record `state` of the approvals: which acts need a second person, and how many wait for the signed-in user. */
export type ApprovalState = CallAnswer<typeof getApprovalState> & { id: 'state' };
