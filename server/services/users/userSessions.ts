import {
  endUserSessions as endUserSessionsCall,
  listUserSessions as listUserSessionsCall,
} from '../../../contract/calls/sessions';
import { requireAccess } from '../context/requireAccess';
import type { SignedInContext } from '../context/serviceContext';
import { endOpenSessions, listOpenSessions, type OpenSession } from '../session/signIns/openSessions';
import { mayHandleUserType, requireUserType } from './requireUserType';

/**
 * Returns the sessions of a user that go on.
 * @throws {Refusal} `forbidden` for a user whom the actor's rights do not cover
 */
export const listUserSessions = async (
  context: SignedInContext,
  { userId }: { userId: number },
): Promise<OpenSession[]> => {
  requireAccess(context, listUserSessionsCall);
  await requireUserType(context, [{ id: userId }], (userTypeId) =>
    mayHandleUserType(context.actor, userTypeId, 'see'),
  );
  return listOpenSessions(context, userId);
};

/**
 * Ends one session of a user, or all of them.
 * @throws {Refusal} `forbidden` for a user whom the actor may not change
 */
export const endUserSessions = async (
  context: SignedInContext,
  { userId, sessionId }: { userId: number; sessionId?: string | undefined },
): Promise<true> => {
  requireAccess(context, endUserSessionsCall);
  await requireUserType(context, [{ id: userId }], (userTypeId) =>
    mayHandleUserType(context.actor, userTypeId, 'update'),
  );
  await endOpenSessions(context, userId, sessionId === undefined ? 'all' : { only: sessionId });
  return true;
};
