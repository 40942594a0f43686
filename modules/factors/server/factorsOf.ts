import { asc, eq } from 'drizzle-orm';
import type { FactorKind } from '../../../contract/entities/signInStep';
import type { Database } from '../../../server/db/database';
import { factorRemovals, factors, recoveryCodes } from '../../../server/db/schema/factors';

/** Returns the kinds of proof that a person has beside the password; none if no factor was added. */
export const kindsOfFactors = async (db: Database, userId: number): Promise<FactorKind[]> => {
  const found = await db
    .selectDistinct({ kind: factors.kind })
    .from(factors)
    .where(eq(factors.userId, userId))
    .orderBy(asc(factors.kind));
  const kinds: FactorKind[] = found.map(({ kind }) => kind);
  if (kinds.length === 0) return [];
  const codes = await db.$count(recoveryCodes, eq(recoveryCodes.userId, userId));
  return codes > 0 ? [...kinds, 'recovery'] : kinds;
};

/** Returns when all factors of a user are removed, if an administrator asked for that; undefined for a user without any. */
export const factorsOfUser = async (
  { db }: { readonly db: Database },
  userId: number,
): Promise<{ removalDueOn: Date | undefined } | undefined> => {
  if ((await kindsOfFactors(db, userId)).length === 0) return undefined;
  const [removal] = await db.select().from(factorRemovals).where(eq(factorRemovals.userId, userId));
  return { removalDueOn: removal?.dueOn };
};
