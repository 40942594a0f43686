import { useGetList } from 'ra-core';
import { useEffect, useState } from 'react';
import type { ApplicationRow } from '../../contract/entities/application';
import { isLiveStatus } from '../../contract/rules/applicationStatuses';
import { isNif } from '../../contract/rules/nif';

const pauseMs = 400;
const newest = { page: 1, perPage: 50 };

/** The newest live request of this provider for a tax number; a failed look is silent, the server decides in the end. */
export const useLiveRequest = (fiscalNumber: string): ApplicationRow | undefined => {
  const settled = useSettled(fiscalNumber);
  const isAsked = settled === fiscalNumber && isNif(fiscalNumber);
  const { data } = useGetList<ApplicationRow>(
    'applications',
    { filter: { fiscalNumber }, pagination: newest },
    { enabled: isAsked, retry: false },
  );
  return isAsked ? liveRequest(data ?? []) : undefined;
};

/** What is about another request, as its recheck, says less than that request itself. */
const liveRequest = (rows: readonly ApplicationRow[]): ApplicationRow | undefined => {
  const live = rows.filter(({ applicationStatusId }) => isLiveStatus(applicationStatusId));
  return live.find(({ recheckApplicationId }) => !recheckApplicationId) ?? live[0];
};

/** A text once it has not changed for a moment. */
const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};
