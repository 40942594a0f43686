import { useGetList } from 'ra-core';

/** A provider as a pick list's option (spec 3). */
export interface ProviderOption {
  id: number;
  designation: string;
}

/** The provider that the signed-in user submits for (spec 2.3); a failure leaves the select empty without a word (spec 8). */
export const useOwnProvider = () => {
  const { data, isPending } = useGetList<ProviderOption>('providerContext', undefined, {
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { provider: data?.[0], isPending };
};
