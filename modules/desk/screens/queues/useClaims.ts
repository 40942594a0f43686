import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useGetList } from 'ra-core';
import { useCapability } from '../../../../src/kit/access/useCapability';
import type { Claim } from '../../contract/claim';

/** The name of the data provider's resource. */
export const claimsResource = 'claims';
/** The capability of the calls. */
export const claimsCapability = 'claims';

/** In milliseconds: every row of a list asks at once. */
const staleTime = 5000;

/** Returns a function that says who else is deciding a request, if anybody is, or has decided what is to be confirmed. */
export const useHolders = (): ((applicationId: number) => Claim | undefined) => {
  const enabled = useCapability(claimsCapability);
  const { data = [] } = useGetList<RaRecord & Claim>(
    claimsResource,
    {},
    { enabled, staleTime, retry: false },
  );
  return (applicationId) =>
    data.find(({ id, isOwn, awaitsApproval }) => id === applicationId && (awaitsApproval || !isOwn));
};

/** Returns a function that asks again who decides what. */
export const useRefreshClaims = () => {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: [claimsResource] });
};
