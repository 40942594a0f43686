import { eq } from 'drizzle-orm';
import type { Session } from '../../../../contract/entities/session';
import type { FactorChallenge } from '../../../../contract/entities/signInStep';
import type { AuditReason } from '../../../../contract/rules/auditDetails';
import { users } from '../../../db/schema/users';
import { Refusal } from '../../../lib/refusal';
import { takeAttempt } from '../../attempts/takeAttempt';
import { writeAuditEvent } from '../../audit/writeAuditEvent';
import type { Actor } from '../../context/serviceContext';
import { challengeSignIn } from '../../hooks/hooks';
import { findAccountByCorporateIdentity, findAccountByUsername } from '../account/findAccount';
import { lockActor } from '../account/lockUsers';
import type { SignInContext } from '../signIns/keepSignIn';
import { corporateRefused } from '../texts';
import { openSession, type SessionContext } from '../tokens/issueTokens';
import type { ReadCorporateIdentity } from './corporateIdentity';

/** What corporate sign-in needs: the bearer token, and its reader if the deployment has corporate sign-in. */
export interface CorporateLoginContext extends SessionContext, SignInContext {
  readonly bearerToken: string | undefined;
  readonly readCorporateIdentity: ReadCorporateIdentity | undefined;
}

const refusal = (reason: keyof typeof corporateRefused) => new Refusal(reason, corporateRefused[reason]);

interface Identity {
  readonly issuer: string;
  readonly subject: string;
  /** Whether it may be bound to an account that has none: not if it came by a binding that was just removed. */
  readonly mayBind: boolean;
}

/** Returns whether a locked account belongs to an identity, to which it is bound first if it has none. */
const belongsTo = async (
  context: CorporateLoginContext & { readonly actor: Actor },
  { issuer, subject, mayBind }: Identity,
): Promise<boolean> => {
  const { userId } = context.actor;
  const isThis = eq(users.id, userId);
  const [stored] = await context.db.select().from(users).where(isThis);
  const isBound = stored?.corporateSubject !== null;
  if (isBound || !mayBind) return stored?.corporateIssuer === issuer && stored.corporateSubject === subject;
  await context.db.update(users).set({ corporateIssuer: issuer, corporateSubject: subject }).where(isThis);
  await writeAuditEvent(context, { action: 'corporateIdentityBound', subject: 'user', subjectId: userId });
  return true;
};

/**
 * Signs in an active administrator by a corporate identity token (spec 1 and 7). The first time, the e-mail that the
 * provider vouches for identifies the account, which is then bound to issuer and subject; from then on only those two
 * do, and an e-mail that was reassigned to somebody else opens nothing. Provider side and strangers are refused, as
 * their accounts are not the regulator's. What is to follow before the session opens is asked for as after a password.
 * @throws {Refusal} `notConfigured`; `unavailable` if the provider does not answer; `unauthenticated` for a token that
 *   proves nothing; `forbidden` for whoever is no active administrator; `tooManyAttempts`
 */
export const corporateLogin = async (context: CorporateLoginContext): Promise<Session | FactorChallenge> => {
  const { db, bearerToken, readCorporateIdentity } = context;
  if (!readCorporateIdentity) throw refusal('notConfigured');
  const attempt = await takeAttempt(context, 'corporate');
  const refuse = async (
    reason: 'unauthenticated' | 'forbidden',
    subjectId?: number,
    why: AuditReason = reason,
  ): Promise<Refusal> => {
    await writeAuditEvent(context, {
      action: 'corporateSignInRefused',
      subject: 'user',
      subjectId,
      detail: { reason: why },
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
  const { email } = identity;
  const familyId = crypto.randomUUID();
  const bound = await findAccountByCorporateIdentity(db, identity, familyId);
  if (!bound && !email) throw await refuse('unauthenticated', undefined, 'noVerifiedEmail');
  const account = bound ?? (email ? await findAccountByUsername(db, email, familyId) : undefined);
  const known = account?.actor;
  if (known?.role !== 'Administrator') throw await refuse('forbidden', account?.id);

  const result = await db.transaction(async (tx) => {
    const actor = await lockActor(tx, known, familyId);
    if (!actor) return 'forbidden';
    const signedIn = { ...context, db: tx, actor };
    if (!(await belongsTo(signedIn, { ...identity, mayBind: !bound }))) return 'otherIdentity';
    const { provenOn = context.now(), methods } = identity;
    const challenge = await challengeSignIn(signedIn, { actor, familyId, provenOn, methods });
    if (challenge) return challenge;
    await writeAuditEvent(signedIn, { action: 'corporateSignIn', subject: 'user', subjectId: actor.userId });
    return openSession(signedIn, actor, familyId, provenOn);
  });
  if (typeof result === 'string') throw await refuse('forbidden', known.userId, result);
  await attempt.giveBack();
  return result;
};
