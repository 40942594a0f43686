import { useEffect, useSyncExternalStore } from 'react';
import { factorRequest, type WantedProof } from '../../../providers/http/factorRequest';
import { isFilled, Slot } from '../../kit/layout/Slot';
import { useClientConfig } from '../../public/config/ClientConfigProvider';
import { LookupPurpose } from '../account/LookupPurpose';

declare module '../../kit/layout/Slot' {
  interface Slots {
    /** Tells people once what will be asked of them at sign-in. */
    factorNotice: object;
    /** Asks for the proof that a call wants, and ends `factorRequest`. */
    factorRequest: { readonly wanted: WantedProof };
  }
}

/** What some installations ask or tell people on any page: of factors, and why they look citizens up. */
export const InstallationParts = () => {
  const { asksForFactor, asksPurpose } = useClientConfig();
  const wanted = useSyncExternalStore(factorRequest.subscribe, factorRequest.getSnapshot)?.wanted;
  return (
    <>
      {asksForFactor && <Slot name="factorNotice" props={{}} />}
      {wanted &&
        (isFilled('factorRequest') ? (
          <Slot key={wanted} name="factorRequest" props={{ wanted }} />
        ) : (
          <NotAsked />
        ))}
      {asksPurpose && <LookupPurpose />}
    </>
  );
};

/** Where nothing asks for the proof, the call that wants it fails: it would wait for ever. */
const NotAsked = () => {
  useEffect(() => factorRequest.getSnapshot()?.end(false), []);
  return null;
};
