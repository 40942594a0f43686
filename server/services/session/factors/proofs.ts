import type { FactorKind } from '../../../../contract/entities/factors';
import { factorProofs } from '../../../db/schema/factors';
import type { ServiceContext } from '../../context/serviceContext';
import type { SessionContext } from '../tokens/issueTokens';
import { takeGeneratorCode } from './generatorCodes';
import { takeRecoveryCode } from './recoveryCodes';

/** Takes what a person typed, in the caller's transaction; returns which kind of proof it was, undefined if it is none. */
export const takeCode = async (
  context: SessionContext,
  userId: number,
  typed: string,
): Promise<FactorKind | undefined> => {
  const digits = typed.replace(/\s/g, '');
  if (/^\d{6}$/.test(digits)) return (await takeGeneratorCode(context, userId, digits)) ? 'codes' : undefined;
  return (await takeRecoveryCode(context, userId, typed)) ? 'recovery' : undefined;
};

/** Notes that a factor was proven in a sign-in, now. */
export const noteProof = async (
  { db, now }: ServiceContext,
  { userId, familyId }: { readonly userId: number; readonly familyId: string },
): Promise<void> => {
  const provenOn = now();
  await db
    .insert(factorProofs)
    .values({ userId, familyId, provenOn })
    .onConflictDoUpdate({ target: factorProofs.familyId, set: { provenOn } });
};
