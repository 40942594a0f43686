import {
  endOtherSessions as endOtherSessionsCall,
  endOwnSession as endOwnSessionCall,
  listOwnSessions as listOwnSessionsCall,
} from '../../../../contract/calls/sessions';
import { requireAccess } from '../../context/requireAccess';
import type { SignedInContext } from '../../context/serviceContext';
import { endOpenSessions, listOpenSessions, type OpenSession } from './openSessions';

/** Returns the actor's own sessions that go on. */
export const listOwnSessions = async (context: SignedInContext): Promise<OpenSession[]> => {
  requireAccess(context, listOwnSessionsCall);
  return listOpenSessions(context, context.actor.userId);
};

/** Ends one of the actor's own sessions, even the calling one. */
export const endOwnSession = async (
  context: SignedInContext,
  { sessionId }: { sessionId: string },
): Promise<true> => {
  requireAccess(context, endOwnSessionCall);
  await endOpenSessions(context, context.actor.userId, { only: sessionId });
  return true;
};

/** Ends all of the actor's own sessions except the calling one. */
export const endOtherSessions = async (context: SignedInContext): Promise<true> => {
  requireAccess(context, endOtherSessionsCall);
  await endOpenSessions(context, context.actor.userId, { allBut: context.familyId });
  return true;
};
