import { factors } from '../../../server/db/schema/factors';
import { Refusal } from '../../../server/lib/refusal';
import { accountKey, takeAttempt } from '../../../server/services/attempts/takeAttempt';
import { writeAuditEvent } from '../../../server/services/audit/writeAuditEvent';
import type { Actor } from '../../../server/services/context/serviceContext';
import type { SessionContext } from '../../../server/services/session/tokens/issueTokens';
import type { NewGenerator } from '../contract/factors';
import { kindsOfFactors } from './factorsOf';
import { makeGenerator, stepOfCode } from './generatorCodes';
import { noteProof } from './proofs';
import { readPurposeToken, signPurposeToken } from './purposeToken';
import { giveRecoveryCodes } from './recoveryCodes';
import { openSecret, sealSecret } from './sealSecret';
import { tellOfFactor } from './tellOfFactor';
import { factorMailTexts, factorTexts } from './texts';

/** Makes the secret of a generator for a person who was identified. */
export const startGenerator = async (
  { tokenKeys, now }: SessionContext,
  { userId, username }: Actor,
): Promise<NewGenerator> => {
  const { secret, address } = makeGenerator(username);
  const claims = { sub: userId, secret: await sealSecret(tokenKeys, secret, userId) };
  return { secret, address, enrolment: await signPurposeToken(tokenKeys, 'generator', claims, now()) };
};

/**
 * Returns the generator that a code confirms, to be stored; the code counts as used.
 * @throws {Refusal} `badRequest` for a wrong code, and an enrolment that took too long
 */
export const confirmGenerator = async (
  context: SessionContext,
  userId: number,
  { enrolment, code }: { enrolment: string; code: string },
): Promise<NewFactor> => {
  const { tokenKeys, now } = context;
  const begun = await readPurposeToken(tokenKeys, 'generator', enrolment, now());
  const secret = begun?.sub === userId && (await openSecret(tokenKeys, begun.secret, userId));
  if (!secret) throw new Refusal('badRequest', factorTexts.enrolmentOver);
  const attempt = await takeAttempt(context, 'factor', accountKey('', userId));
  const lastStep = stepOfCode(secret, code.replace(/\s/g, ''), now());
  if (lastStep === undefined) {
    await attempt.spend();
    throw new Refusal('badRequest', factorTexts.wrongFirstCode, undefined, 'code');
  }
  await attempt.giveBack();
  const sealed = await sealSecret(tokenKeys, secret, userId);
  return { kind: 'codes', name: factorTexts.generator, secret: sealed, lastStep };
};

/** A factor to be stored. */
export type NewFactor = Omit<typeof factors.$inferInsert, 'userId' | 'createdOn' | 'lastUsedOn'>;

/**
 * Stores a factor that was just proven, with recovery codes if there are none yet, and tells its owner by e-mail. The
 * caller's transaction must have locked the user.
 * @throws {Refusal} `badRequest` for a second generator of codes
 */
export const storeFactor = async (
  context: SessionContext & { readonly actor: Actor },
  familyId: string,
  factor: NewFactor,
): Promise<{ recoveryCodes: string[]; factorId: number | undefined }> => {
  const { db, actor, now } = context;
  const { userId } = actor;
  const kinds = await kindsOfFactors(db, userId);
  if (factor.kind === 'codes' && kinds.includes('codes'))
    throw new Refusal('badRequest', factorTexts.hasGenerator);
  const [added] = await db
    .insert(factors)
    .values({ ...factor, userId, createdOn: now(), lastUsedOn: now() })
    .returning({ id: factors.id });
  const codes = kinds.includes('recovery') ? [] : await giveRecoveryCodes(context, userId);
  await noteProof(context, { userId, familyId, factorId: added?.id });
  await writeAuditEvent(context, {
    action: 'factorAdded',
    subject: 'user',
    subjectId: userId,
    detail: { kind: factor.kind },
  });
  await tellOfFactor(context, userId, factorMailTexts.added(factor.name));
  return { recoveryCodes: codes, factorId: added?.id };
};
