import { takeAttempt } from '../attempts/takeAttempt';
import { enqueueJob } from '../queue/enqueueJob';
import type { ServiceContext } from '../serviceContext';
import { accountKey } from './accountKey';

/**
 * Has a link for choosing a new password sent to an active account; a new account gets its registration link again
 * (spec 7, Authentication). Whether the account exists is looked up only after the answer, so that neither the
 * answer nor its timing tells.
 */
export const recoverPassword = async (
  context: ServiceContext,
  { username }: { username: string },
): Promise<true> => {
  const attempt = await takeAttempt(context, 'recovery', accountKey(username, undefined));
  await attempt.spend();
  const { remoteAddress } = context;
  await enqueueJob(context, 'recovery', { username, remoteAddress });
  return true;
};
