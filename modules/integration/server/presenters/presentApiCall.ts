import type { BeforeJson } from '../../../../contract/calls/defineCall';
import type { ApiCall, RateUse } from '../../contract/apiCall';
import type { WindowUse } from '../calls/countClientCall';
import type { StoredCall } from '../calls/readClientCalls';

/** Presents a call that a client made. */
export const presentApiCall = ({ id, providerId, calledOn, ...call }: StoredCall): BeforeJson<ApiCall> => ({
  ...call,
  calledOn,
});

/** Presents how far a window is used up; calls that were refused are not among those that count. */
export const presentRateUse = (
  { window, limit, calls, secondsLeft }: WindowUse,
  now: Date,
): BeforeJson<RateUse> => ({
  window,
  limit,
  used: Math.min(calls, limit),
  endsOn: new Date(now.getTime() + secondsLeft * 1000),
});
