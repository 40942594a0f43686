import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { passwordLinks } from '../../db/schema/passwordLinks';
import { refreshTokens, users } from '../../db/schema/users';

/**
 * Gives a user a new password, in the caller's transaction: every link ends, and every session
 * but the one that is to stay.
 */
export const setPassword = async (
  db: Database,
  {
    userId,
    passwordHash,
    now,
    keepFamilyId,
  }: { userId: number; passwordHash: string; now: Date; keepFamilyId?: string },
): Promise<void> => {
  await db.update(users).set({ passwordHash }).where(eq(users.id, userId));
  await db.delete(passwordLinks).where(eq(passwordLinks.userId, userId));
  await db
    .update(refreshTokens)
    .set({ revokedOn: now })
    .where(
      and(
        eq(refreshTokens.userId, userId),
        isNull(refreshTokens.revokedOn),
        keepFamilyId === undefined ? undefined : ne(refreshTokens.familyId, keepFamilyId),
      ),
    );
};
