import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useCapability } from '../../../../src/kit/access/useCapability';
import type { Claim } from '../../contract/claim';
import { claimsCapability, claimsResource, useRefreshClaims } from '../queues/useClaims';
import { useQueueEvents } from '../queues/useQueueEvents';

/** In milliseconds: several times within the time after which a claim ends by itself. */
const renewal = 60_000;

/**
 * Claims a request while the component is mounted and `isWanted`, and says so again every minute that the page is visible.
 * Returns who else is deciding it, if anybody is, and a function with which the user takes it over.
 */
export const useClaim = (applicationId: number, isWanted: boolean) => {
  const isOffered = useCapability(claimsCapability) && isWanted;
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const refreshClaims = useRefreshClaims();
  const queryKey = ['claim', applicationId];
  const underWay = useRef<Promise<unknown>>(undefined);
  const claim = (takesOver?: true) => {
    const answer = dataProvider.create<RaRecord & Claim>(claimsResource, {
      data: { applicationId, takesOver },
    });
    underWay.current = Promise.allSettled([underWay.current, answer]).then(() => undefined);
    return answer;
  };
  const { data, refetch } = useQuery({
    queryKey,
    queryFn: async () => (await claim()).data,
    enabled: isOffered,
    refetchInterval: renewal,
    refetchOnWindowFocus: 'always',
    retry: false,
    gcTime: 0,
  });
  useQueueEvents((event) => {
    if (event !== 'claims') return;
    void refetch();
    refreshClaims();
  }, isOffered);
  useEffect(() => {
    if (!isOffered) return;
    const release = () =>
      void dataProvider.delete(claimsResource, { id: applicationId }).catch(() => undefined);
    window.addEventListener('pagehide', release);
    return () => {
      window.removeEventListener('pagehide', release);
      // The server may take calls in another order than they were sent, and the claim would stay.
      void Promise.resolve(underWay.current).then(release);
    };
  }, [isOffered, applicationId, dataProvider]);
  return {
    holder: isOffered && data && !data.isOwn ? data.heldBy : undefined,
    takeOver: async () => queryClient.setQueryData(queryKey, (await claim(true)).data),
  };
};
