import type { ApplicationKind } from '../../../../contract/rules/applicationMoves';
import { applicationStatus, isUnderWay } from '../../../../contract/rules/applicationStatuses';

const { conflicting, eligible, active } = applicationStatus;

/** What says whether a request is finished. */
export interface RequestState {
  readonly kind: ApplicationKind;
  readonly statusId: number;
}

/** Returns whether nobody has decided a request yet. */
export const isUndecided = ({ statusId }: RequestState): boolean =>
  isUnderWay(statusId) || statusId === conflicting;

/** Returns whether a request has a tariff: one in force, or one that its provider still has to activate. */
export const hasTariff = ({ kind, statusId }: RequestState): boolean =>
  kind === 'request' && (statusId === eligible || statusId === active);

/** Returns whether something is still to happen with a request. */
export const isUnfinished = (request: RequestState): boolean => isUndecided(request) || hasTariff(request);
