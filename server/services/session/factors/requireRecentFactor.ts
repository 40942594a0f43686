import { and, eq, gt } from 'drizzle-orm';
import { factorProofs } from '../../../db/schema/factors';
import { Refusal } from '../../../lib/refusal';
import type { SignedInContext } from '../../context/serviceContext';
import { kindsOfFactors } from './factorsOf';
import { factorTexts } from './texts';

/** How long a proof counts for what asks for one. */
export const recentSeconds = 10 * 60;

/**
 * Refuses a caller who has a factor and has not proven it in this sign-in for ten minutes. For an account without a factor
 * nothing is asked.
 * @throws {Refusal} `factorNeeded`
 */
export const requireRecentFactor = async ({ db, actor, familyId, now }: SignedInContext): Promise<void> => {
  const since = new Date(now().getTime() - recentSeconds * 1000);
  const isRecent = and(eq(factorProofs.familyId, familyId), gt(factorProofs.provenOn, since));
  if ((await db.$count(factorProofs, isRecent)) > 0) return;
  if ((await kindsOfFactors(db, actor.userId)).length > 0)
    throw new Refusal('factorNeeded', factorTexts.needed);
};
