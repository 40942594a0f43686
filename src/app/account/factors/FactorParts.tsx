import { useSyncExternalStore } from 'react';
import { factorRequest } from '../../../../providers/http/factorRequest';
import { useClientConfig } from '../../../public/config/ClientConfigProvider';
import { LookupPurpose } from '../LookupPurpose';
import { FactorDialog } from './FactorDialog';
import { FactorNotice } from './FactorNotice';

/** What some installations ask or tell people on any page: of factors, and why they look citizens up. */
export const FactorParts = () => {
  const { asksForFactor, asksPurpose } = useClientConfig();
  const wanted = useSyncExternalStore(factorRequest.subscribe, factorRequest.getSnapshot);
  return (
    <>
      {asksForFactor && <FactorNotice />}
      {wanted && <FactorDialog />}
      {asksPurpose && <LookupPurpose />}
    </>
  );
};
