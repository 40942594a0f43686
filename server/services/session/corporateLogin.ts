import type { Session } from '../../../contract/entities/session';
import { takeAttempt } from '../attempts/takeAttempt';
import { recordAudit } from '../audit/recordAudit';
import { Refusal, type RefusalReason } from '../refusal';
import type { ReadCorporateIdentity } from './corporateIdentity';
import { findAccountByUsername } from './findAccount';
import { openSession } from './openSession';
import type { SessionContext } from './sessionContext';

/** What corporate sign-in needs: the bearer token, and who can read it where a deployment has corporate sign-in. */
export interface CorporateLoginContext extends SessionContext {
  readonly bearerToken: string | undefined;
  readonly readCorporateIdentity: ReadCorporateIdentity | undefined;
}

const texts = {
  notConfigured: 'A entrada com conta institucional não está disponível nesta instalação.',
  unavailable: 'O serviço de contas institucionais não responde. Tente novamente mais tarde.',
  unauthenticated: 'A identidade institucional não é válida ou expirou. Tente novamente.',
  forbidden: 'A sua conta institucional não tem acesso a esta aplicação.',
} as const satisfies Partial<Record<RefusalReason, string>>;

const refusal = (reason: keyof typeof texts) => new Refusal(reason, texts[reason]);

/**
 * Signs in an active administrator by a corporate identity token (spec 1 and 7); provider side and strangers
 * are refused, for their accounts are not the regulator's.
 */
export const corporateLogin = async (context: CorporateLoginContext): Promise<Session> => {
  const { db, bearerToken, readCorporateIdentity } = context;
  if (!readCorporateIdentity) throw refusal('notConfigured');
  const attempt = await takeAttempt(context, 'corporate');
  const refuse = async (reason: 'unauthenticated' | 'forbidden', subjectId?: number) => {
    await recordAudit(context, {
      action: 'corporateSignInRefused',
      subject: 'user',
      subjectId,
      detail: { reason },
    });
    await attempt.spend();
    return refusal(reason);
  };

  const identity = bearerToken ? await readCorporateIdentity(bearerToken, context.now()) : undefined;
  if (identity?.outcome === 'unavailable') {
    await attempt.giveBack();
    throw refusal('unavailable');
  }
  if (identity?.outcome !== 'proven') throw await refuse('unauthenticated');
  const familyId = crypto.randomUUID();
  const account = await findAccountByUsername(db, identity.email, familyId);
  const actor = account?.actor;
  if (actor?.role !== 'Administrator') throw await refuse('forbidden', account?.id);

  const session = await db.transaction(async (tx) => {
    const signedIn = { ...context, db: tx, actor };
    await recordAudit(signedIn, { action: 'corporateSignIn', subject: 'user', subjectId: actor.userId });
    return openSession(signedIn, actor, familyId);
  });
  await attempt.giveBack();
  return session;
};
