import { and, eq, gt, lt } from 'drizzle-orm';
import { factorProofs, factors } from '../../../server/db/schema/factors';
import { signIns } from '../../../server/db/schema/signIns';
import { Refusal } from '../../../server/lib/refusal';
import type { SignedInContext } from '../../../server/services/context/serviceContext';
import { kindsOfFactors } from './factorsOf';
import { recently, requireRecentFactor } from './requireRecentFactor';
import { factorTexts } from './texts';

/**
 * Refuses a caller who has not shown within ten minutes, in this sign-in, to be the owner of the account: by a factor, or by
 * the password or the corporate identity where there is none yet. A copied token and an unlocked desk show neither.
 * @throws {Refusal} `factorNeeded`; `identityNeeded`
 */
export const requireOwner = async (context: SignedInContext): Promise<void> => {
  const hasFactor = (await kindsOfFactors(context.db, context.actor.userId)).length > 0;
  await (hasFactor ? requireRecentFactor(context) : requireRecentIdentity(context));
};

/**
 * Refuses a caller who has proven neither the password nor the corporate identity in this sign-in for ten minutes.
 * @throws {Refusal} `identityNeeded`
 */
export const requireRecentIdentity = async (context: SignedInContext): Promise<void> => {
  const { db, actor, familyId } = context;
  const isProven = and(
    eq(signIns.familyId, familyId),
    eq(signIns.userId, actor.userId),
    gt(signIns.identityProvenOn, recently(context)),
  );
  if ((await db.$count(signIns, isProven)) === 0)
    throw new Refusal('identityNeeded', factorTexts.identityNeeded);
};

/**
 * Refuses a caller who has not proven, in this sign-in for ten minutes, a factor that was added before a moment. A recovery
 * code counts for none: whoever adds a factor gets new ones.
 * @throws {Refusal} `factorNeeded`
 */
export const requireOlderFactor = async (context: SignedInContext, than: Date): Promise<void> => {
  const { db, actor, familyId } = context;
  const [proven] = await db
    .select({ id: factors.id })
    .from(factorProofs)
    .innerJoin(factors, eq(factors.id, factorProofs.factorId))
    .where(
      and(
        eq(factorProofs.familyId, familyId),
        gt(factorProofs.provenOn, recently(context)),
        eq(factors.userId, actor.userId),
        lt(factors.createdOn, than),
      ),
    );
  if (!proven) throw new Refusal('factorNeeded', factorTexts.olderNeeded);
};
