import { useGetList } from 'ra-core';
import type { ServiceState } from '../../../contract/calls/verificationServices';
import { useCapability } from '../../kit/access/useCapability';

/** In milliseconds: all that shows them shares one answer, and asks again this often while somebody looks. */
const freshFor = 5 * 60_000;

/** Returns the state of the outside services; nothing of a back end that does not tell. Failures are silent. */
export const useServices = () => {
  const enabled = useCapability('verification-services');
  return useGetList<ServiceState & { id: string }>(
    'services',
    {},
    { enabled, retry: false, staleTime: freshFor, refetchInterval: freshFor },
  );
};
