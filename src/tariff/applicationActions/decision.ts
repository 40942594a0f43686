import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

/** The two decisions of the regulator. */
export type Decision = 'eligible' | 'nonEligible';

/** What a text of the regulator's is written for: a decision, or asking for elements. */
export type TextPurpose = Decision | 'elements';

/**
 * Returns the reason that was typed for a decision on a request and not sent, and functions that keep and forget it. It
 * is kept in memory alone, until the user signs out or leaves: it may tell of a person.
 */
export const useKeptReason = (applicationId: number, decision: TextPurpose) => {
  const queryClient = useQueryClient();
  return useMemo(() => {
    const queryKey = ['keptReason', applicationId, decision];
    queryClient.setQueryDefaults(['keptReason'], { gcTime: Number.POSITIVE_INFINITY });
    return {
      get: () => queryClient.getQueryData<string>(queryKey) || null,
      keep: (reason: string) => void queryClient.setQueryData(queryKey, reason),
      forget: () => queryClient.removeQueries({ queryKey, exact: true }),
    };
  }, [queryClient, applicationId, decision]);
};

/**
 * Returns functions that keep 'Elegível' open from one request to the next: `carryTo` says on which request it opens by
 * itself, `take` returns, once, whether that is this one.
 */
export const useCarriedDecision = (applicationId: number) => {
  const queryClient = useQueryClient();
  return useMemo(() => {
    const queryKey = ['carriedDecision'];
    return {
      carryTo: (next: number) => void queryClient.setQueryData(queryKey, next),
      take: () => {
        const isThis = queryClient.getQueryData<number>(queryKey) === applicationId;
        if (isThis) queryClient.removeQueries({ queryKey, exact: true });
        return isThis;
      },
    };
  }, [queryClient, applicationId]);
};
