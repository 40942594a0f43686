import type { signInWithPasskey as call, getPasskeyOptions } from '../../../contract/calls/factors';
import { publicCalls } from '../../../contract/calls/publicCalls';
import { callPublic } from '../../../providers/http/callPublic';
import { provePasskey } from '../factors/passkeys';

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
