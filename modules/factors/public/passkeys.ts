import { startAuthentication, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser';
import type { Passkey, PasskeyOptions } from '../contract/factors';
import { explained } from './PasskeyNotUsed';
import { passkeyMark } from './passkeyMark';

type RegistrationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type AuthenticationOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** Has the browser make a passkey; rejects with a `PasskeyNotUsed` if the person gives up, or has one here already. */
export const makePasskey = async (options: PasskeyOptions): Promise<Passkey> => {
  const made = await startRegistration({ optionsJSON: options as unknown as RegistrationOptions }).catch(
    (error: unknown) => {
      throw explained(error, 'new');
    },
  );
  passkeyMark.set();
  return { ...made };
};

/**
 * Has the browser prove a passkey; rejects with a `PasskeyNotUsed` if the person gives up, or has none here. `inList`
 * offers it in the browser's own list at the field for the e-mail, until it is aborted, instead of asking at once.
 */
export const provePasskey = async (options: PasskeyOptions, inList?: AbortSignal): Promise<Passkey> => {
  inList?.throwIfAborted();
  inList?.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony());
  const proven = await startAuthentication({
    optionsJSON: options as unknown as AuthenticationOptions,
    useBrowserAutofill: inList !== undefined,
  }).catch((error: unknown) => {
    throw explained(error, 'proof');
  });
  inList?.throwIfAborted();
  passkeyMark.set();
  return { ...proven };
};
