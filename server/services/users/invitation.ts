import { and, eq, sql } from 'drizzle-orm';
import { sendInvitation as sendInvitationCall } from '../../../contract/calls/user';
import type { Invitation } from '../../../contract/entities/user';
import { roleOfUserType } from '../../../contract/rules/roleOfUserType';
import { userStatus, userType } from '../../../contract/rules/userTypes';
import type { Database } from '../../db/database';
import { passwordLinks } from '../../db/schema/passwordLinks';
import { users } from '../../db/schema/users';
import { Refusal } from '../../lib/refusal';
import { mayUsePassword, type PasswordSignIn } from '../context/passwordSignIn';
import { requireAccess } from '../context/requireAccess';
import type { SignedInContext } from '../context/serviceContext';
import { lockUsers } from '../session/account/lockUsers';
import { voidLinksOf } from '../session/passwordLink/voidLinks';
import { queueRegistrationLink } from './createUsers';
import { mayHandleUserType, requireUserType } from './requireUserType';
import { userTexts } from './texts';

/**
 * Returns the state of a user's registration e-mail (spec 2.2); undefined for a provider, who does not sign in, and for
 * who may not sign in by password and is sent none.
 */
export const invitationOf = async (
  db: Database,
  {
    id,
    userTypeId,
    passwordSignIn,
  }: { id: number; userTypeId: number; passwordSignIn: PasswordSignIn | undefined },
): Promise<Invitation | undefined> => {
  const role = roleOfUserType[userTypeId];
  if (!role || userTypeId === userType.provider || !mayUsePassword(passwordSignIn, role)) return undefined;
  const [found] = await db
    .select({
      isUsed: sql<boolean>`${users.passwordHash} is not null`,
      sentOn: passwordLinks.createdOn,
      expiresOn: passwordLinks.expiresOn,
    })
    .from(users)
    .leftJoin(passwordLinks, and(eq(passwordLinks.userId, users.id), eq(passwordLinks.isNewAccount, true)))
    .where(eq(users.id, id));
  return (
    found && {
      isUsed: found.isUsed,
      sentOn: found.sentOn?.toISOString(),
      expiresOn: found.expiresOn?.toISOString(),
    }
  );
};

/**
 * Sends the registration e-mail again; links before, also those still to be sent, are void at once. The user is
 * locked, so that a password chosen meanwhile is seen.
 * @throws {Refusal} `badRequest` for an inactive user and for one who has a password; `forbidden` without the right
 */
export const sendInvitation = async (
  context: SignedInContext,
  { userId }: { userId: number },
): Promise<true> => {
  requireAccess(context, sendInvitationCall);
  await requireUserType(context, [{ id: userId }], (userTypeId) =>
    mayHandleUserType(context.actor, userTypeId, 'update'),
  );
  await context.db.transaction(async (db) => {
    await lockUsers(db, [userId]);
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    if (!user || user.userTypeId === userType.provider) throw new Refusal('notFound', userTexts.notFound);
    if (user.userStatusId !== userStatus.active) throw new Refusal('badRequest', userTexts.notInvited);
    if (user.passwordHash !== null) throw new Refusal('badRequest', userTexts.alreadyRegistered);
    await voidLinksOf({ ...context, db }, [userId]);
    await queueRegistrationLink({ ...context, db }, userId);
  });
  return true;
};
