import {
  getOwnPasskeyOptions as optionsCall,
  proveFactor as proveFactorCall,
  provePasskey as provePasskeyCall,
} from '../../../../contract/calls/factors';
import type { Passkey, PasskeyOptions } from '../../../../contract/entities/factors';
import { Refusal } from '../../../lib/refusal';
import { accountKey, takeAttempt } from '../../attempts/takeAttempt';
import { writeAuditEvent } from '../../audit/writeAuditEvent';
import { requireAccess } from '../../context/requireAccess';
import type { SignedInContext } from '../../context/serviceContext';
import { requireSignedIn } from '../account/requireSignedIn';
import type { SessionContext } from '../tokens/issueTokens';
import { type PasskeyContext, passkeyToProve, takePasskey } from './passkeys';
import { noteProof, type ProvenFactor, takeCode } from './proofs';
import { factorTexts } from './texts';

/**
 * Proves a factor again within a session, by a code of the generator or a recovery code.
 * @throws {Refusal} `badRequest` for a wrong code; `tooManyAttempts`
 */
export const proveFactor = (
  context: SignedInContext & SessionContext,
  { code }: { code: string },
): Promise<true> => {
  requireAccess(context, proveFactorCall);
  return prove(context, new Refusal('badRequest', factorTexts.wrongCode, undefined, 'code'), (inside) =>
    takeCode(inside, context.actor.userId, code),
  );
};

/** Makes what the caller's browser needs to prove one of its passkeys. */
export const getOwnPasskeyOptions = async (
  context: SignedInContext & PasskeyContext,
): Promise<{ options: PasskeyOptions; assertion: string }> => {
  requireAccess(context, optionsCall);
  return passkeyToProve(context, context.actor.userId);
};

/**
 * Proves a passkey again within a session.
 * @throws {Refusal} `badRequest` for one that proves nothing; `tooManyAttempts`
 */
export const provePasskey = (
  context: SignedInContext & PasskeyContext,
  proven: { assertion: string; response: Passkey },
): Promise<true> => {
  requireAccess(context, provePasskeyCall);
  return prove(context, new Refusal('badRequest', factorTexts.wrongPasskey), (inside) =>
    takePasskey({ ...context, ...inside }, context.actor.userId, proven),
  );
};

const prove = async (
  context: SignedInContext & SessionContext,
  wrong: Refusal,
  take: (inside: SessionContext) => Promise<ProvenFactor | 'copied' | undefined>,
): Promise<true> => {
  const { actor, familyId } = context;
  const about = { subject: 'user', subjectId: actor.userId } as const;
  const attempt = await takeAttempt(context, 'factor', accountKey('', actor.userId));
  const by = await context.db.transaction(async (db) => {
    const inside = { ...context, db };
    await requireSignedIn(inside);
    const taken = await take(inside);
    if (!taken || taken === 'copied') return taken;
    await noteProof(inside, { userId: actor.userId, familyId, factorId: taken.factorId });
    await writeAuditEvent(inside, { action: 'factorProven', ...about, detail: { by: taken.by } });
    return taken;
  });
  if (by && by !== 'copied') {
    await attempt.giveBack();
    return true;
  }
  await writeAuditEvent(context, { action: 'factorRefused', ...about });
  await attempt.spend();
  throw by === 'copied' ? new Refusal('badRequest', factorTexts.copiedPasskey) : wrong;
};
