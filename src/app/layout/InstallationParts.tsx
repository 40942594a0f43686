import { useSyncExternalStore } from 'react';
import { factorRequest } from '../../../providers/http/factorRequest';
import { useClientConfig } from '../../public/config/ClientConfigProvider';
import { FactorDialog } from '../account/factors/FactorDialog';
import { FactorNotice } from '../account/factors/FactorNotice';
import { LookupPurpose } from '../account/LookupPurpose';

/** What some installations ask or tell people on any page: of factors, and why they look citizens up. */
export const InstallationParts = () => {
  const { asksForFactor, asksPurpose } = useClientConfig();
  const wanted = useSyncExternalStore(factorRequest.subscribe, factorRequest.getSnapshot);
  return (
    <>
      {asksForFactor && <FactorNotice />}
      {wanted && <FactorDialog key={wanted.wanted} wanted={wanted.wanted} />}
      {asksPurpose && <LookupPurpose />}
    </>
  );
};
