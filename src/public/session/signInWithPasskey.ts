import type { signInWithPasskey as call, getPasskeyOptions } from '../../../contract/calls/factors';
import { publicCalls } from '../../../contract/calls/publicCalls';
import type { Credentials } from '../../../providers/authProvider/authProvider';
import { callPublic } from '../../../providers/http/callPublic';
import { toasts } from '../../ui/toasts/toasts';
import { PasskeyNotUsed } from '../factors/PasskeyNotUsed';
import { provePasskey } from '../factors/passkeys';
import { factorTexts } from '../factors/texts';
import { signInFailure } from './useSignIn';

/**
 * Signs in with a passkey, alone or after the right password, and resolves to the answer. Rejects with the server's
 * refusal, or with the browser's error if the person gives up. `inList` waits in the browser's own list.
 */
export const signInWithPasskey = async ({
  factorChallenge,
  inList,
}: {
  factorChallenge?: string;
  inList?: boolean;
} = {}): Promise<unknown> => {
  const { options, assertion } = await callPublic<typeof getPasskeyOptions>(publicCalls.getPasskeyOptions, {
    factorChallenge,
  });
  const response = await provePasskey(options, inList);
  return callPublic<typeof call>(
    publicCalls.signInWithPasskey,
    { factorChallenge, assertion, response },
    { isSignIn: true },
  );
};

/** Signs in with a passkey alone; after a press, `inList` being false, a toast says why it was not used. */
export const enterWithPasskey = async (
  signIn: (credentials: Credentials) => Promise<void>,
  inList: boolean,
): Promise<void> => {
  try {
    await signIn({ answer: signInWithPasskey({ inList }) });
  } catch (error) {
    if (inList) return;
    // Nothing went wrong where somebody changed their mind, or has no passkey here.
    if (error instanceof PasskeyNotUsed) toasts.show(error.message, 'info');
    else toasts.show(signInFailure(error) || factorTexts.passkey.failed, 'error');
  }
};
