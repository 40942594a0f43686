import { asc, eq } from 'drizzle-orm';
import type { FactorKind } from '../../../../contract/entities/factors';
import type { Database } from '../../../db/database';
import { factors, recoveryCodes } from '../../../db/schema/factors';

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
