import { useGetList } from 'ra-core';

/** A provider as a pick list's option (spec 3). */
export interface OwnProvider {
  id: number;
  designation: string;
}

/**
 * Loads the signed-in user's provider (spec 2.3); a failed load is silent and leaves the select empty until
 * `retry` (spec 8).
 */
export const useOwnProvider = () => {
  const { data, isFetched, error, refetch } = useGetList<OwnProvider>('providerContext', undefined, {
    staleTime: Number.POSITIVE_INFINITY,
  });
  // Pending means the first load only: a retry must not unmount a half-filled form.
  return { provider: data?.[0], isPending: !isFetched, retry: () => error && void refetch() };
};
