import type { Credentials } from '../../../providers/authProvider/authProvider';
import { callPublic } from '../../../providers/http/callPublic';
import { signInFailure } from '../../../src/public/session/useSignIn';
import { toasts } from '../../../src/ui/toasts/toasts';
import type { signInWithPasskey as call, getPasskeyOptions } from '../contract/calls';
import { publicCalls } from '../contract/publicCalls';
import { PasskeyNotUsed } from './PasskeyNotUsed';
import { provePasskey } from './passkeys';
import { factorTexts } from './texts';

type SignIn = (credentials: Credentials) => Promise<void>;

/** Has the browser prove a passkey; resolves to what then signs in with it. */
const choosePasskey = async (factorChallenge?: string, inList?: AbortSignal) => {
  const { options, assertion } = await callPublic<typeof getPasskeyOptions>(publicCalls.getPasskeyOptions, {
    factorChallenge,
  });
  const response = await provePasskey(options, inList);
  return () =>
    callPublic<typeof call>(
      publicCalls.signInWithPasskey,
      { factorChallenge, assertion, response },
      { isSignIn: true },
    );
};

/**
 * Signs in with a passkey, alone or after the right password, and resolves to the answer. Rejects with the server's
 * refusal, or with the browser's error if the person gives up.
 */
export const signInWithPasskey = async (factorChallenge?: string): Promise<unknown> =>
  (await choosePasskey(factorChallenge))();

/**
 * Signs in with a passkey alone; a toast says why it was not used. With `inList` it is offered in the browser's own list
 * until that is aborted: nobody signs in before one is chosen there, so the waiting is no attempt that could fail.
 */
export const enterWithPasskey = async (signIn: SignIn, inList?: AbortSignal): Promise<void> => {
  const chosen = inList && (await choosePasskey(undefined, inList));
  try {
    await signIn({ ask: chosen ?? (() => signInWithPasskey()) });
  } catch (error) {
    // Nothing went wrong where somebody changed their mind, or has no passkey here.
    if (error instanceof PasskeyNotUsed) toasts.show(error.message, 'info');
    else toasts.show(signInFailure(error) || factorTexts.passkey.failed, 'error');
  }
};
