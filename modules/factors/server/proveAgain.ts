import { Refusal } from '../../../server/lib/refusal';
import { endStreak } from '../../../server/services/attempts/failureStreak';
import { accountKey, takeAttempt } from '../../../server/services/attempts/takeAttempt';
import { writeAuditEvent } from '../../../server/services/audit/writeAuditEvent';
import { requireAccess } from '../../../server/services/context/requireAccess';
import type { SignedInContext } from '../../../server/services/context/serviceContext';
import { requireSignedIn } from '../../../server/services/session/account/requireSignedIn';
import type { SessionContext } from '../../../server/services/session/tokens/issueTokens';
import {
  getOwnPasskeyOptions as optionsCall,
  proveFactor as proveFactorCall,
  provePasskey as provePasskeyCall,
} from '../contract/calls';
import type { Passkey, PasskeyOptions } from '../contract/factors';
import { type PasskeyContext, passkeyToProve, takePasskey } from './passkeys';
import { noteProof, type ProvenFactor, takeCode } from './proofs';
import { refuseFactor, WrongFactor } from './refuseFactor';
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
  return prove(
    context,
    async (inside) => (await takeCode(inside, context.actor.userId, code)) ?? new WrongFactor('wrongCode'),
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
  return prove(context, (inside) => takePasskey({ ...context, ...inside }, context.actor.userId, proven));
};

const prove = async (
  context: SignedInContext & SessionContext,
  take: (inside: SessionContext) => Promise<ProvenFactor | WrongFactor>,
): Promise<true> => {
  const { actor, familyId } = context;
  const about = { subject: 'user', subjectId: actor.userId } as const;
  const whose = accountKey('', actor.userId);
  const attempt = await takeAttempt(context, 'factor', whose);
  const by = await context.db.transaction(async (db) => {
    const inside = { ...context, db };
    await requireSignedIn(inside);
    const taken = await take(inside);
    if (taken instanceof WrongFactor) return taken;
    await noteProof(inside, { userId: actor.userId, familyId, factorId: taken.factorId });
    await writeAuditEvent(inside, { action: 'factorProven', ...about, detail: { by: taken.by } });
    return taken;
  });
  if (by instanceof WrongFactor) {
    await refuseFactor(context, actor.userId, by.why, { isCounted: true });
    await attempt.spend();
    throw new Refusal(
      'badRequest',
      factorTexts[by.why],
      undefined,
      by.why === 'wrongCode' ? 'code' : undefined,
    );
  }
  await attempt.giveBack();
  await endStreak(context.db, whose, 'factorFailures');
  return true;
};
