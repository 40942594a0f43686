import type { FactorKind } from '../../../contract/entities/signInStep';
import { factorProofs } from '../../../server/db/schema/factors';
import type { ServiceContext } from '../../../server/services/context/serviceContext';
import type { SessionContext } from '../../../server/services/session/tokens/issueTokens';
import { takeGeneratorCode } from './generatorCodes';
import { takeRecoveryCode } from './recoveryCodes';

/** What a person has proven: a factor, or a recovery code, which is none. */
export interface ProvenFactor {
  readonly by: FactorKind;
  readonly factorId?: number | undefined;
}

/** Takes what a person typed, in the caller's transaction; returns what it proved, undefined if nothing. */
export const takeCode = async (
  context: SessionContext,
  userId: number,
  typed: string,
): Promise<ProvenFactor | undefined> => {
  const digits = typed.replace(/\s/g, '');
  if (/^\d{6}$/.test(digits)) {
    const factorId = await takeGeneratorCode(context, userId, digits);
    return factorId === undefined ? undefined : { by: 'codes', factorId };
  }
  return (await takeRecoveryCode(context, userId, typed)) ? { by: 'recovery' } : undefined;
};

/** Notes that a factor was proven in a sign-in, now unless said otherwise; which one, if it is one of ours. */
export const noteProof = async (
  { db, now }: ServiceContext,
  {
    userId,
    familyId,
    factorId = null,
    provenOn = now(),
  }: {
    readonly userId: number;
    readonly familyId: string;
    readonly factorId?: number | null | undefined;
    readonly provenOn?: Date;
  },
): Promise<void> => {
  const proof = { provenOn, factorId };
  await db
    .insert(factorProofs)
    .values({ userId, familyId, ...proof })
    .onConflictDoUpdate({ target: factorProofs.familyId, set: proof });
};
