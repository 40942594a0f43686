import { and, eq, gt } from 'drizzle-orm';
import { recentSeconds } from '../../../contract/rules/limits';
import { factorProofs } from '../../../server/db/schema/factors';
import { Refusal } from '../../../server/lib/refusal';
import type { ServiceContext, SignedInContext } from '../../../server/services/context/serviceContext';
import { sessionEnded } from '../../../server/services/session/account/texts';
import { lacksFactor } from './askForFactor';
import { kindsOfFactors } from './factorsOf';
import { factorTexts } from './texts';

/** Returns the moment after which a proof is recent. */
export const recently = ({ now }: Pick<ServiceContext, 'now'>): Date =>
  new Date(now().getTime() - recentSeconds * 1000);

/**
 * Refuses a caller who has a factor and has not proven it in this sign-in for ten minutes. For an account without a factor
 * nothing is asked, unless it must have one by now: whoever signs in again adds it.
 * @throws {Refusal} `factorNeeded`; `unauthenticated` where a factor is required and there is none
 */
export const requireRecentFactor = async (context: SignedInContext): Promise<void> => {
  const { db, actor, familyId } = context;
  const isRecent = and(eq(factorProofs.familyId, familyId), gt(factorProofs.provenOn, recently(context)));
  const isProven = (await db.$count(factorProofs, isRecent)) > 0;
  if (!isProven && (await kindsOfFactors(db, actor.userId)).length > 0)
    throw new Refusal('factorNeeded', factorTexts.needed);
  if (!isProven && !actor.client && (await lacksFactor(context, actor, familyId)))
    throw new Refusal('unauthenticated', sessionEnded);
};
