import { and, eq, type SQL } from 'drizzle-orm';
import { factorRemovals, factors, recoveryCodes } from '../../../server/db/schema/factors';
import type { ServiceContext } from '../../../server/services/context/serviceContext';
import { newFactorDays } from '../contract/newFactorDays';
import { kindsOfFactors } from './factorsOf';

/**
 * Takes factors of a person away, all or those that a condition is true of, in the caller's transaction, which must have
 * locked the person; returns them. With the last one go the recovery codes, and a removal that was asked for: it is not to
 * reach what is added later.
 */
export const takeFactorsAway = async (
  { db }: Pick<ServiceContext, 'db'>,
  userId: number,
  which?: SQL,
): Promise<(typeof factors.$inferSelect)[]> => {
  const taken = await db
    .delete(factors)
    .where(and(eq(factors.userId, userId), which))
    .returning();
  if ((await kindsOfFactors(db, userId)).length === 0) {
    await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    await db.delete(factorRemovals).where(eq(factorRemovals.userId, userId));
  }
  return taken;
};

const day = 24 * 3_600_000;

/** Returns since when a factor counts as new: one that an administrator, or a new password by link, takes away at once. */
export const newFactorsSince = ({ now }: Pick<ServiceContext, 'now'>): Date =>
  new Date(now().getTime() - newFactorDays * day);
