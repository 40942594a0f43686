import type { Session } from '../../../contract/entities/session';
import type { Actor } from '../serviceContext';
import { issueTokens } from './issueTokens';
import type { SessionContext } from './sessionContext';

/** Starts a session for somebody whose identity was proven. */
export const openSession = async (
  context: SessionContext,
  actor: Actor,
  familyId: string,
): Promise<Session> => ({
  ...(await issueTokens(context, { userId: actor.userId, familyId, signedInOn: context.now() })),
  username: actor.username,
  roles: [...actor.roles],
  permissions: [...actor.permissions],
});
