import { useGetList } from 'ra-core';

/** A provider as a pick list's option (spec 3). */
export interface ProviderOption {
  id: number;
  designation: string;
}

/** The provider that the signed-in user submits for (spec 2.3); a failure leaves the select empty without a word, until `retry` (spec 8). */
export const useOwnProvider = () => {
  const { data, isFetched, error, refetch } = useGetList<ProviderOption>('providerContext', undefined, {
    staleTime: Number.POSITIVE_INFINITY,
  });
  // A retry must not take away the form that is being filled in: pending is only the first load.
  return { provider: data?.[0], isPending: !isFetched, retry: () => error && void refetch() };
};
