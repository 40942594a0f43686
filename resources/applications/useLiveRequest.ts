import { useGetList } from 'ra-core';
import { useEffect, useState } from 'react';
import type { ApplicationRow } from '../../contract/entities/application';
import { isLiveStatus, isUnderWay } from '../../contract/rules/applicationStatuses';
import { isNif } from '../../contract/rules/nif';
import { recheckObstacle } from './recheckObstacle';

const pauseMs = 400;
const newest = { page: 1, perPage: 50 };

/** A live request of the provider, and whether it can be rechecked. */
interface LiveRequest {
  row: ApplicationRow;
  isRecheckable: boolean;
}

/**
 * Returns the provider's newest live request for a tax number; a failed search is silent, because the server
 * checks again.
 */
export const useLiveRequest = (fiscalNumber: string): LiveRequest | undefined => {
  const settled = useSettled(fiscalNumber);
  const isAsked = settled === fiscalNumber && isNif(fiscalNumber);
  const { data } = useGetList<ApplicationRow>(
    'applications',
    { filter: { fiscalNumber }, pagination: newest },
    { enabled: isAsked, retry: false },
  );
  return isAsked ? liveRequest(data ?? []) : undefined;
};

/** Prefers the request itself, because a row about another request, such as its recheck, tells less. */
const liveRequest = (rows: readonly ApplicationRow[]): LiveRequest | undefined => {
  const live = rows.filter(({ applicationStatusId }) => isLiveStatus(applicationStatusId));
  const row = live.find(({ recheckApplicationId }) => !recheckApplicationId) ?? live[0];
  if (!row) return undefined;
  const isInProgress = rows.some(
    ({ recheckApplicationId, isAnnualMaintenance, applicationStatusId }) =>
      recheckApplicationId === row.id && !isAnnualMaintenance && isUnderWay(applicationStatusId),
  );
  const isRecheckable =
    !row.recheckApplicationId && recheckObstacle(row.applicationStatusId, isInProgress) === undefined;
  return { row, isRecheckable };
};

/** Debounces a text: returns it once it has not changed for a moment. */
const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};
