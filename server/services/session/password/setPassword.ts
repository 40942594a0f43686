import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { passwordLinks } from '../../../db/schema/passwordLinks';
import { refreshTokens, users } from '../../../db/schema/users';

/**
 * Gives a user a new password, in the caller's transaction: ends every link, and every session except the one
 * to keep. If `insteadOf` is given and no longer the stored hash, does nothing and returns false.
 */
export const setPassword = async (
  db: Database,
  {
    userId,
    passwordHash,
    insteadOf,
    now,
    keepFamilyId,
  }: { userId: number; passwordHash: string; insteadOf?: string; now: Date; keepFamilyId?: string },
): Promise<boolean> => {
  const isReplaced = insteadOf === undefined ? undefined : eq(users.passwordHash, insteadOf);
  const changed = await db
    .update(users)
    .set({ passwordHash, passwordSetOn: now })
    .where(and(eq(users.id, userId), isReplaced))
    .returning({ id: users.id });
  if (changed.length === 0) return false;
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
  return true;
};
