import { eq } from 'drizzle-orm';
import { access, satisfies } from '../../../contract/access';
import { getUser as getUserCall } from '../../../contract/calls/user';
import type { Invitation } from '../../../contract/entities/user';
import { userType } from '../../../contract/rules/userTypes';
import { users } from '../../db/schema/users';
import { Refusal } from '../../lib/refusal';
import { lockedUntil } from '../attempts/accountLockout';
import { writeAuditEvent } from '../audit/writeAuditEvent';
import type { PasswordSignIn } from '../context/passwordSignIn';
import { forbidden, requireAccess } from '../context/requireAccess';
import type { Actor, SignedInContext } from '../context/serviceContext';
import { factorsOfUser } from '../hooks/hooks';
import { invitationOf } from './invitation';
import { versionOfUser } from './requireVersion';
import { type FoundUser, selectUsers } from './searchUsers';
import { userTexts } from './texts';

const rulesOf = {
  [userType.administrator]: [access.users.edit],
  [userType.provider]: [access.providers.edit, access.userProviders.show],
  [userType.operator]: [access.userProviders.show, access.userProviders.edit],
} as const;

const mayKnowAll = (actor: Actor) =>
  Object.values(rulesOf).every((rules) => rules.some((rule) => satisfies(actor, rule)));

const isKnownType = (id: number): id is keyof typeof rulesOf => id in rulesOf;

/**
 * Returns a user or provider covered by the actor's rights (spec 7, get-by-id).
 * @throws {Refusal} `forbidden` for any other, and for an id that does not exist; `notFound` for the latter if the
 *   actor may know every user
 */
export const getUser = async (
  context: SignedInContext & { passwordSignIn?: PasswordSignIn },
  { userId }: { userId: number },
): Promise<
  FoundUser & {
    lockedUntil: Date | undefined;
    factors: { removalDueOn: Date | undefined } | undefined;
    invitation: Invitation | undefined;
    version: string;
  }
> => {
  requireAccess(context, getUserCall);
  const [found] = await selectUsers(context.db).where(eq(users.id, userId));
  const isCovered =
    found &&
    isKnownType(found.userTypeId) &&
    rulesOf[found.userTypeId].some((rule) => satisfies(context.actor, rule));
  if (!found && mayKnowAll(context.actor)) throw new Refusal('notFound', userTexts.notFound);
  if (!found || !isCovered) throw forbidden();
  await writeAuditEvent(context, { action: 'view', subject: 'user', subjectId: found.id });
  return {
    ...found,
    factors: await factorsOfUser(context, userId),
    lockedUntil: await lockedUntil(context.db, userId, context.now()),
    invitation: await invitationOf(context.db, { ...found, passwordSignIn: context.passwordSignIn }),
    version: await versionOfUser(found),
  };
};
