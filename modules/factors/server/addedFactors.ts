import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { CheckedInput } from '../../../contract/calls/defineCall';
import type { AddedFactors } from '../../../contract/entities/signInStep';
import { factors } from '../../../server/db/schema/factors';
import { Refusal } from '../../../server/lib/refusal';
import { writeAuditEvent } from '../../../server/services/audit/writeAuditEvent';
import { findActorOfUser } from '../../../server/services/session/account/findActor';
import { lockActor } from '../../../server/services/session/account/lockUsers';
import type { SessionContext } from '../../../server/services/session/tokens/issueTokens';
import type { removeAddedFactors as removeCall } from '../contract/calls';
import { proofOfPassword } from './askForFactor';
import { readPurposeToken, signPurposeToken } from './purposeToken';
import { newFactorsSince, takeFactorsAway } from './takeFactorsAway';
import { tellOfFactor } from './tellOfFactor';
import { factorMailTexts, factorTexts } from './texts';

/**
 * Returns the factors that were added since a person's password before the one that was just set, in the same transaction;
 * undefined if there is none. The new ones among them may be taken away with `removal`, for ten minutes; with an older one
 * an e-mail alone would lead past it.
 */
export const addedFactors = async (
  context: SessionContext,
  { userId, passwordBeforeSetOn }: { readonly userId: number; readonly passwordBeforeSetOn: Date | null },
): Promise<AddedFactors | undefined> => {
  const { db, tokenKeys, now } = context;
  const since = passwordBeforeSetOn ? gt(factors.createdOn, passwordBeforeSetOn) : undefined;
  const added = await db
    .select()
    .from(factors)
    .where(and(eq(factors.userId, userId), since))
    .orderBy(asc(factors.id));
  if (added.length === 0) return undefined;
  const isNew = ({ createdOn }: { createdOn: Date }) => createdOn > newFactorsSince(context);
  const claims = {
    sub: userId,
    proof: await proofOfPassword(context, userId),
    ids: added.filter(isNew).map(({ id }) => id),
  };
  return {
    factors: added.map(({ kind, name, createdOn }) => ({
      kind,
      name,
      createdOn: createdOn.toISOString(),
      mayBeRemoved: isNew({ createdOn }),
    })),
    removal: await signPurposeToken(tokenKeys, 'addedFactors', claims, now()),
  };
};

/**
 * Takes away what the answer to a new password by link offered to, and tells the person.
 * @throws {Refusal} `unauthenticated` once the offer is over or another password was set
 */
export const removeAddedFactors = async (
  context: SessionContext,
  { removal }: CheckedInput<typeof removeCall>,
): Promise<true> => {
  const offer = await readPurposeToken(context.tokenKeys, 'addedFactors', removal, context.now());
  if (!offer) throw new Refusal('unauthenticated', factorTexts.offerOver);
  const { sub: userId, ids, proof } = offer;
  await context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const known = await findActorOfUser(db, userId);
    const actor = known && (await lockActor(db, known, ''));
    if (!actor || proof !== (await proofOfPassword(inside, userId)))
      throw new Refusal('unauthenticated', factorTexts.offerOver);
    for (const { kind, name } of await takeFactorsAway(inside, userId, inArray(factors.id, ids))) {
      await writeAuditEvent(
        { ...inside, actor },
        { action: 'factorRemoved', subject: 'user', subjectId: userId, detail: { kind, by: 'passwordLink' } },
      );
      await tellOfFactor(inside, userId, factorMailTexts.removed(name));
    }
  });
  return true;
};
