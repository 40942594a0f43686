import type { CheckedInput } from '../../../contract/calls/defineCall';
import type { SaveResult } from '../../../contract/calls/savedUsers';
import type { createUsers as createUsersCall } from '../../../contract/calls/user';
import { userType } from '../../../contract/rules/userTypes';
import { users } from '../../db/schema/users';
import { recordAudit } from '../audit/recordAudit';
import { cleanText } from '../cleanText';
import { Refusal } from '../refusal';
import type { SignedInContext } from '../serviceContext';
import { ItemRefusal } from './itemRefusal';
import { mayHandle } from './mayHandle';
import { queueRegistrationLink } from './queueRegistrationLink';
import { requireConsistentUser } from './requireConsistentUser';
import { saveEach } from './saveEach';
import { userTexts } from './userTexts';

type Input = CheckedInput<typeof createUsersCall>;

const insert = async (context: SignedInContext, item: Input['users'][number]): Promise<number> => {
  const { userTypeId, userStatusId } = item;
  const parentId = userTypeId === userType.operator ? (item.parentId ?? null) : null;
  const permissions = [...new Set(item.permissions ?? [])];
  await requireConsistentUser(context.db, { userTypeId, parentId, permissions });
  const [created] = await context.db
    .insert(users)
    .values({
      userTypeId,
      userStatusId,
      parentId,
      permissions,
      username: cleanText(item.username),
      createdOn: context.now(),
    })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (!created) throw new ItemRefusal(userTexts.usernameTaken);
  await recordAudit(context, {
    action: 'create',
    subject: 'user',
    subjectId: created.id,
    detail: { userTypeId, userStatusId, parentId, permissions },
  });
  await queueRegistrationLink(context, created.id);
  return created.id;
};

/**
 * Creates users of the regulator or of providers (spec 7, create). They have no password until they
 * follow the link of the registration e-mail, which leaves once they are stored.
 */
export const createUsers = async (context: SignedInContext, input: Input): Promise<SaveResult[]> => {
  if (!input.users.every(({ userTypeId }) => mayHandle(context.actor, userTypeId, 'create'))) {
    throw new Refusal('forbidden', userTexts.forbidden);
  }
  return saveEach(context, input.users, insert);
};
