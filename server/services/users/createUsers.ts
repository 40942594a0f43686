import type { CheckedInput } from '../../../contract/calls/defineCall';
import type { SaveResult } from '../../../contract/calls/savedUsers';
import { createUsers as createUsersCall } from '../../../contract/calls/user';
import { userType } from '../../../contract/rules/userTypes';
import { users } from '../../db/schema/users';
import { writeAuditEvent } from '../audit/writeAuditEvent';
import { actOnEach, ItemRefusal } from '../context/actOnEach';
import { forbidden, requireAccess } from '../context/requireAccess';
import type { Actor, ServiceContext, SignedInContext } from '../context/serviceContext';
import { enqueueJob } from '../queue/enqueueJob';
import { requireConsistentUser, requireGrantable } from './requireConsistentUser';
import { mayHandleUserType } from './requireUserType';
import { userTexts } from './texts';
import { keepUserVersion } from './userHistory';

type Input = CheckedInput<typeof createUsersCall>;

const insert = async (
  context: SignedInContext,
  item: Input['users'][number],
): Promise<{ userId: number }> => {
  const { username, userTypeId, userStatusId } = item;
  const parentId = userTypeId === userType.operator ? (item.parentId ?? null) : null;
  const permissions = [...new Set(item.permissions ?? [])];
  await requireConsistentUser(context.db, { userTypeId, parentId, permissions });
  requireGrantable({ actor: context.actor, userTypeId, before: [], after: permissions });
  const [created] = await context.db
    .insert(users)
    .values({
      userTypeId,
      userStatusId,
      parentId,
      permissions,
      username,
      createdOn: context.now(),
    })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (!created) throw new ItemRefusal(userTexts.usernameTaken, 'username');
  await writeAuditEvent(context, {
    action: 'create',
    subject: 'user',
    subjectId: created.id,
    detail: { userTypeId, userStatusId, parentId, permissions },
  });
  await keepUserVersion(context, {
    after: { id: created.id, username, userStatusId, parentId, permissions },
  });
  await queueRegistrationLink(context, created.id);
  return { userId: created.id };
};

/**
 * Creates users of the regulator or of providers (spec 7, create). They have no password until they follow the link of
 * the registration e-mail, which is sent once they are stored.
 * @throws {Refusal} `forbidden` for users of a type that the actor may not create; every other refusal is told in its
 *   result
 */
export const createUsers = async (context: SignedInContext, input: Input): Promise<SaveResult[]> => {
  requireAccess(context, createUsersCall);
  if (!input.users.every(({ userTypeId }) => mayHandleUserType(context.actor, userTypeId, 'create'))) {
    throw forbidden();
  }
  return actOnEach(context, input.users, insert);
};

/**
 * Queues the e-mail whose link, /passwordReset?code=…&isNewAccount=1, lets a new user choose their first
 * password (spec 10.9), in the transaction that stores the user.
 */
export const queueRegistrationLink = async (
  context: ServiceContext & { actor?: Actor },
  userId: number,
): Promise<void> => {
  await writeAuditEvent(context, { action: 'registrationLink', subject: 'user', subjectId: userId });
  await enqueueJob(context, 'sendPasswordLink', {
    userId,
    isNewAccount: true,
    nonce: crypto.randomUUID(),
  });
};
