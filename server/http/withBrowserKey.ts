import type { TokenKeys } from '../lib/tokenKeys';
import { keyOfSignIn } from '../services/session/keyOfSignIn';
import type { PublicContext } from './mount';

/** Returns the context of a sign-in, with the browser's key that its session is bound to. */
export const withBrowserKey = async (context: PublicContext, tokenKeys: TokenKeys) => ({
  ...context,
  tokenKeys,
  keyThumbprint: await keyOfSignIn({ ...context, tokenKeys }),
});
