import type { BeforeJson } from '../../../contract/calls/defineCall';
import type { Approval } from '../contract/approval';
import type { ListedApproval } from './listApprovals';
import type { PendingApproval } from './pendingApprovals';

/** Presents what waits for a second person. */
export const presentApproval = ({ about, isOwn, ...approval }: ListedApproval): BeforeJson<Approval> => ({
  ...presentAsked(approval, isOwn),
  act: approval.act,
  applicationId: approval.applicationId,
  ...about,
});

/** Presents who asked for something, and until when it waits. */
export const presentAsked = (
  { id, askedBy, askedOn, expiresOn }: PendingApproval,
  isOwn: boolean,
): BeforeJson<Pick<Approval, 'id' | 'askedBy' | 'isOwn' | 'askedOn' | 'expiresOn'>> => ({
  id,
  askedBy,
  isOwn,
  askedOn,
  expiresOn,
});
