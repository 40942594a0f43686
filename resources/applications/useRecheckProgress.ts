import { useGetOne } from 'ra-core';

interface RecheckProgress {
  id: number;
  isInProgress: boolean;
}

/** Whether a recheck of an application is under way; when the call fails, the server decides on submit. */
export const useRecheckProgress = (applicationId: number) => {
  const { data, isFetchedAfterMount } = useGetOne<RecheckProgress>('recheckProgress', {
    id: applicationId,
  });
  return { isInProgress: data?.isInProgress === true, isPending: !isFetchedAfterMount };
};
