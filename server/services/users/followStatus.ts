import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import { keptPasswordDays } from '../../../contract/rules/limits';
import { userStatus } from '../../../contract/rules/userTypes';
import { users } from '../../db/schema/users';
import type { SignedInContext } from '../context/serviceContext';
import { takeFactorsAway } from '../hooks/hooks';
import { endSessionsOf } from '../session/account/lockUsers';
import { voidLinksOf } from '../session/passwordLink/voidLinks';
import { queueRegistrationLink } from './createUsers';

/**
 * Does what another status means for the means of signing in, in the transaction that stores it: of a user, or of a provider
 * with its people. Sessions end. Deactivating takes the factors away, with the password where there were some, as it alone is
 * not to open what asked for more; links are void. Whoever comes back after more than 30 days begins anew, by a registration
 * e-mail, as does whoever has no password. The corporate identity stays bound: it is proven to its own provider.
 */
export const followStatus = async (
  context: SignedInContext,
  stored: typeof users.$inferSelect,
  { userStatusId, peopleIds = [] }: { userStatusId: number; peopleIds?: readonly number[] },
): Promise<void> => {
  if (userStatusId === stored.userStatusId) return;
  const { db, now } = context;
  const { id, deactivatedOn, passwordHash } = stored;
  const ids = [id, ...peopleIds];
  await endSessionsOf(context, ids);
  if (userStatusId === userStatus.active) {
    // Nobody knows since when who was deactivated at a server of the version before.
    const longest = now().getTime() - keptPasswordDays * day;
    if (deactivatedOn === null || deactivatedOn.getTime() < longest) await startAnew(context, ids);
    else if (passwordHash === null) await startAnew(context, [id]);
    return;
  }
  const hadFactor = await takeFactorsAway(context, id);
  await db
    .update(users)
    .set({ deactivatedOn: now(), ...(hadFactor && { passwordHash: null }) })
    .where(eq(users.id, id));
  await voidLinksOf(context, ids);
};

const day = 24 * 3_600_000;

const startAnew = async (context: SignedInContext, ids: readonly number[]): Promise<void> => {
  for (const id of ids) await takeFactorsAway(context, id);
  // Whoever was never in, and never deactivated, keeps the invitation.
  const wasIn = or(isNotNull(users.passwordHash), isNotNull(users.deactivatedOn));
  const returning = await context.db
    .update(users)
    .set({ passwordHash: null })
    .where(and(inArray(users.id, [...ids]), wasIn))
    .returning();
  const voided = returning.map(({ id }) => id);
  if (voided.length > 0) await voidLinksOf(context, voided);
  for (const { id, username, userStatusId } of returning)
    if (username !== null && userStatusId === userStatus.active) await queueRegistrationLink(context, id);
};
