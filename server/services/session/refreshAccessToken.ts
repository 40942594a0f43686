import { eq } from 'drizzle-orm';
import type { TokenPair } from '../../../contract/entities/session';
import { refreshTokens } from '../../db/schema/users';
import { hashToken } from '../../lib/hashToken';
import { Refusal } from '../../lib/refusal';
import { networkOf } from '../attempts/networkOf';
import { takeAttempt } from '../attempts/takeAttempt';
import { writeAuditEvent } from '../audit/writeAuditEvent';
import { takeKey } from '../context/onceByKey';
import { endOfSession } from '../hooks/hooks';
import { findActor } from './account/findActor';
import { lockActor } from './account/lockUsers';
import { sessionTexts } from './texts';
import { readAccessToken, refreshTokenSeconds } from './tokens/accessToken';
import { readDeviceToken } from './tokens/deviceToken';
import { endFamily, issueTokens, type SessionContext } from './tokens/issueTokens';
import { proofLifetime, readKeyProof, type SentProof, signNonce } from './tokens/keyProof';

/** How long the client that used a refresh token may present it again. */
const leewayMilliseconds = 10_000;

/** What refreshing needs in addition: the client's traits, and whether it is still waiting. */
export interface RefreshContext extends SessionContext {
  readonly device: { readonly token: string | undefined };
  readonly proof: SentProof;
  readonly userAgent: string | undefined;
  readonly signal: AbortSignal;
}

/** Identifies the client by its device token, or else by its network and user agent. */
const clientOf = async (context: RefreshContext): Promise<string> => {
  const { tokenKeys, device, userAgent, remoteAddress } = context;
  const known = await readDeviceToken(tokenKeys, device.token, context.now());
  return hashToken(known?.id ?? `${remoteAddress === null ? '' : networkOf(remoteAddress)} ${userAgent}`);
};

const exchange = async (
  context: RefreshContext,
  pair: TokenPair,
): Promise<TokenPair | 'needsNonce' | undefined> => {
  const { db } = context;
  const subject = await readAccessToken(
    context.tokenKeys,
    pair.accessToken,
    context.now(),
    refreshTokenSeconds,
  );
  if (!subject) return undefined;
  const known = await findActor(db, subject);
  const actor = known && (await lockActor(db, known, subject.familyId));
  if (!actor) return undefined;
  const tokenHash = await hashToken(pair.refreshToken);
  const [token] = await db
    .select()
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, tokenHash))
    .for('update');
  // Others may have held the locks for a while: what counts is the moment at which this exchange takes
  // effect.
  const now = context.now();
  if (!token || token.familyId !== subject.familyId || token.userId !== subject.userId) return undefined;
  if (token.revokedOn || token.expiresOn <= now) return undefined;
  if (token.keyThumbprint !== null) {
    const proof = await readKeyProof(context.tokenKeys, context.proof, now);
    if (proof?.thumbprint !== token.keyThumbprint) {
      await writeAuditEvent(context, {
        action: 'refreshWithoutKey',
        subject: 'user',
        subjectId: token.userId,
      });
      return undefined;
    }
    const name = await hashToken(`proof ${proof.jti}`);
    if (!proof.isFresh || !(await takeKey(context, { name, contentHash: '', lifetime: proofLifetime })))
      return 'needsNonce';
  }
  const client = await clientOf(context);
  const { usedOn, usedBy } = token;
  if (usedOn && (usedBy !== client || now.getTime() - usedOn.getTime() > leewayMilliseconds)) {
    await endFamily(context, token.familyId);
    await writeAuditEvent(context, {
      action: 'refreshTokenReused',
      subject: 'user',
      subjectId: token.userId,
    });
    return undefined;
  }
  const reason = await endOfSession(context, { actor, familyId: token.familyId });
  if (reason) {
    await endFamily(context, token.familyId);
    await writeAuditEvent(context, {
      action: 'sessionsEnded',
      subject: 'user',
      subjectId: token.userId,
      detail: { reason },
    });
    return undefined;
  }
  if (!usedOn)
    await db.update(refreshTokens).set({ usedOn: now, usedBy: client }).where(eq(refreshTokens.id, token.id));
  const renewed = await issueTokens({ ...context, keyThumbprint: token.keyThumbprint ?? undefined }, subject);
  // Nobody would receive the new tokens: the old ones stay valid.
  if (context.signal.aborted) throw new Refusal('unavailable', sessionTexts.callerGone);
  return renewed;
};

/**
 * Exchanges both tokens of a session for new ones (spec 4, Session). The access token may have expired but must be
 * genuine and of the same sign-in. A refresh token works once: presenting it again ends the session, since it may have
 * been stolen. Only the client that used it may do so, within seconds, since its answer may have been lost or another
 * tab may have asked at the same time; it gets another pair of the same session.
 * A token that is bound to a browser's key needs a proof of that key, signed just now and used once; whoever has the key but
 * another clock, or shows a proof again, is given a nonce to sign instead. A session that began within the days of grace ends
 * with them: whoever signs in again adds the factor.
 * @throws {Refusal} `unauthenticated` if the session has ended or the tokens are not of one, or the proof is missing; `tooManyAttempts`;
 *   `unavailable` if the caller has gone
 */
export const refreshAccessToken = async (context: RefreshContext, pair: TokenPair): Promise<TokenPair> => {
  const attempt = await takeAttempt(context, 'refresh');
  const renewed = await context.db.transaction((db) => exchange({ ...context, db }, pair));
  if (!renewed) {
    await attempt.spend();
    throw new Refusal('unauthenticated', sessionTexts.ended);
  }
  await attempt.giveBack();
  if (renewed === 'needsNonce') {
    context.proof.offerNonce(await signNonce(context.tokenKeys, context.now()));
    throw new Refusal('unauthenticated', sessionTexts.ended);
  }
  return renewed;
};
