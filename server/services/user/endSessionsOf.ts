import { and, inArray, isNull } from 'drizzle-orm';
import { refreshTokens } from '../../db/schema/users';
import type { ServiceContext } from '../serviceContext';
import { lockUsers } from './lockUsers';

/** Ends every session of these users, in the caller's transaction; signing in again is all that is left to them. */
export const endSessionsOf = async (
  { db, now }: ServiceContext,
  userIds: readonly number[],
): Promise<void> => {
  if (userIds.length === 0) return;
  await lockUsers(db, userIds);
  await db
    .update(refreshTokens)
    .set({ revokedOn: now() })
    .where(and(inArray(refreshTokens.userId, [...userIds]), isNull(refreshTokens.revokedOn)));
};
