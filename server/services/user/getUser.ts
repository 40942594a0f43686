import { eq } from 'drizzle-orm';
import { access, satisfies } from '../../../contract/access';
import { userType } from '../../../contract/rules/userTypes';
import { users } from '../../db/schema/users';
import { recordAudit } from '../audit/recordAudit';
import { Refusal } from '../refusal';
import type { SignedInContext } from '../serviceContext';
import { type FoundUser, selectUsers } from './searchUsers';

const rulesOf = {
  [userType.administrator]: [access.users.edit],
  [userType.provider]: [access.providers.edit, access.userProviders.show],
  [userType.operator]: [access.userProviders.show, access.userProviders.edit],
} as const;

const isKnownType = (id: number): id is keyof typeof rulesOf => id in rulesOf;

/** A user or provider of those that the actor's rights cover; of the others it tells no more than of none (spec 7, get-by-id). */
export const getUser = async (
  context: SignedInContext,
  { userId }: { userId: number },
): Promise<FoundUser> => {
  const [found] = await selectUsers(context.db).where(eq(users.id, userId));
  const isCovered =
    found &&
    isKnownType(found.userTypeId) &&
    rulesOf[found.userTypeId].some((rule) => satisfies(context.actor, rule));
  if (!found || !isCovered) throw new Refusal('notFound', 'O utilizador não foi encontrado.');
  await recordAudit(context, { action: 'view', subject: 'user', subjectId: found.id });
  return found;
};
