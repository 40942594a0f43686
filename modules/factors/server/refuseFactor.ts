import { countFailure } from '../../../server/services/attempts/failureStreak';
import { accountKey } from '../../../server/services/attempts/takeAttempt';
import { writeAuditEvent } from '../../../server/services/audit/writeAuditEvent';
import type { ServiceContext } from '../../../server/services/context/serviceContext';

/** Why a proof of a factor was refused. */
export type WhyRefused = 'challengeOver' | 'wrongCode' | 'wrongPasskey' | 'copiedPasskey';

/** What a person showed that proves none of their factors. */
export class WrongFactor {
  constructor(readonly why: Exclude<WhyRefused, 'challengeOver'>) {}
}

/**
 * Records that a factor was refused, and why; the account's owner is told by e-mail of a copied passkey, and of the fifth
 * wrong factor in a row where they are counted: after a right password, and in a session.
 */
export const refuseFactor = async (
  context: ServiceContext,
  userId: number,
  why: WhyRefused,
  { isCounted }: { readonly isCounted: boolean },
): Promise<void> => {
  await writeAuditEvent(context, {
    action: 'factorRefused',
    subject: 'user',
    subjectId: userId,
    detail: { reason: why },
  });
  const whose = accountKey('', userId);
  if (why === 'copiedPasskey') await countFailure(context, whose, 'copiedPasskey');
  else if (isCounted && why !== 'challengeOver') await countFailure(context, whose, 'factorFailures');
};
