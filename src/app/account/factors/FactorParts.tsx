import { useSyncExternalStore } from 'react';
import { factorRequest } from '../../../../providers/http/factorRequest';
import { useClientConfig } from '../../../public/config/ClientConfigProvider';
import { FactorDialog } from './FactorDialog';
import { FactorNotice } from './FactorNotice';

/** What factors show on any page: that one will be required, and the question for a recent one. */
export const FactorParts = () => {
  const { asksForFactor } = useClientConfig();
  const wanted = useSyncExternalStore(factorRequest.subscribe, factorRequest.getSnapshot);
  return (
    <>
      {asksForFactor && <FactorNotice />}
      {wanted && <FactorDialog />}
    </>
  );
};
