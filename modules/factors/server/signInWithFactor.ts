import type { Session } from '../../../contract/entities/session';
import { Refusal } from '../../../server/lib/refusal';
import { endStreak } from '../../../server/services/attempts/failureStreak';
import { accountKey, takeAttempt } from '../../../server/services/attempts/takeAttempt';
import { writeAuditEvent } from '../../../server/services/audit/writeAuditEvent';
import { mayUsePassword, type PasswordSignIn } from '../../../server/services/context/passwordSignIn';
import type { Actor } from '../../../server/services/context/serviceContext';
import { findActorOfUser } from '../../../server/services/session/account/findActor';
import { lockActor } from '../../../server/services/session/account/lockUsers';
import type { SignInContext } from '../../../server/services/session/signIns/keepSignIn';
import { readDeviceToken, signDeviceToken } from '../../../server/services/session/tokens/deviceToken';
import { openSession, type SessionContext } from '../../../server/services/session/tokens/issueTokens';
import type { NewGenerator, Passkey, PasskeyOptions } from '../contract/factors';
import { confirmGenerator, startGenerator, storeFactor } from './addFactor';
import { proofOfPassword } from './askForFactor';
import { kindsOfFactors } from './factorsOf';
import { ownerOfPasskey, type PasskeyContext, passkeyToProve, takePasskey } from './passkeys';
import { noteProof, type ProvenFactor, takeCode } from './proofs';
import { type PurposeToken, readPurposeToken } from './purposeToken';
import { refuseFactor, type WhyRefused, WrongFactor } from './refuseFactor';
import { recently } from './requireRecentFactor';
import { factorTexts } from './texts';

/** What ending a sign-in needs in addition: the device token of the browser, and how to store a new one. */
export interface FactorSignInContext extends SessionContext, SignInContext {
  readonly device: { readonly token: string | undefined; readonly keep: (token: string) => void };
}

/**
 * Ends a sign-in whose password was right: the code of a generator or a recovery code opens the session, once.
 * @throws {Refusal} `unauthenticated` for a wrong code and for a challenge that no longer counts; `tooManyAttempts`
 */
export const signInWithFactor = async (
  context: FactorSignInContext,
  { factorChallenge, code }: { factorChallenge: string; code: string },
): Promise<Session> => {
  const { sub: userId, ...challenge } = await readChallenge(context, factorChallenge);
  return prove(
    context,
    { userId, challenge },
    async (inside) => (await takeCode(inside, userId, code)) ?? new WrongFactor('wrongCode'),
  );
};

/**
 * Makes what a browser needs to prove a passkey: one of a person whose password was right, or whichever it has.
 * @throws {Refusal} `unauthenticated` for a challenge that no longer counts
 */
export const getPasskeyOptions = async (
  context: PasskeyContext,
  { factorChallenge }: { factorChallenge?: string | undefined },
): Promise<{ options: PasskeyOptions; assertion: string }> =>
  passkeyToProve(
    context,
    factorChallenge === undefined ? undefined : (await readChallenge(context, factorChallenge)).sub,
  );

/**
 * Signs in with a passkey: after a right password, or alone where the person may sign in without the corporate account.
 * @throws {Refusal} `unauthenticated` for a passkey that proves nothing and for a challenge that no longer counts;
 *   `tooManyAttempts`
 */
export const signInWithPasskey = async (
  context: FactorSignInContext & PasskeyContext & { readonly passwordSignIn?: PasswordSignIn | undefined },
  {
    factorChallenge,
    ...proven
  }: { factorChallenge?: string | undefined; assertion: string; response: Passkey },
): Promise<Session> => {
  const challenge = factorChallenge ? await readChallenge(context, factorChallenge) : undefined;
  const userId = challenge?.sub ?? (await ownerOfPasskey(context, proven.response));
  if (userId === undefined) {
    // Counted by the network alone, as nobody is meant.
    const attempt = await takeAttempt(context, 'factor');
    await writeAuditEvent(context, { action: 'factorRefused', detail: { reason: 'wrongPasskey' } });
    await attempt.spend();
    throw refuse('wrongPasskey');
  }
  return prove(context, { userId, challenge }, async (inside, actor) => {
    if (!challenge && !mayUsePassword(context.passwordSignIn, actor.role))
      return new WrongFactor('wrongPasskey');
    return takePasskey({ ...context, ...inside }, userId, proven);
  });
};

/** Opens a session once `take` says what was proven, in one transaction. */
const prove = async (
  context: FactorSignInContext,
  { userId, challenge }: { userId: number; challenge: Challenge | undefined },
  take: (inside: FactorSignInContext, actor: Actor) => Promise<ProvenFactor | WrongFactor>,
): Promise<Session> => {
  const whose = accountKey('', userId);
  const attempt = await takeAttempt(context, 'factor', whose);
  const familyId = crypto.randomUUID();
  const result = await context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const actor = await lockChallenged(inside, { userId, proof: challenge?.proof, familyId });
    if (!actor || (await kindsOfFactors(db, userId)).length === 0) return 'challengeOver';
    const proven = await take(inside, actor);
    return proven instanceof WrongFactor ? proven : enter(inside, actor, familyId, { ...proven, challenge });
  });
  if (result === 'challengeOver' || result instanceof WrongFactor) {
    const why = result instanceof WrongFactor ? result.why : result;
    await refuseFactor(context, userId, why, { isCounted: challenge !== undefined });
    await attempt.spend();
    throw refuse(why);
  }
  await attempt.giveBack();
  await endStreak(context.db, whose, 'factorFailures');
  await keepDevice(context, userId);
  return result;
};

/**
 * Makes the secret of the generator that somebody has to add before anything else, as the days of grace are over.
 * @throws {Refusal} `unauthenticated` for a challenge that no longer counts, and for whoever has a factor; `identityNeeded`
 *   where the identity was proven over ten minutes ago, in a session at the corporate provider
 */
export const beginRequiredGenerator = async (
  context: SessionContext,
  { factorChallenge }: { factorChallenge: string },
): Promise<NewGenerator> => {
  const challenge = await readChallenge(context, factorChallenge);
  requireFreshIdentity(context, challenge);
  const { sub: userId } = challenge;
  const actor = await findActorOfUser(context.db, userId);
  if (!actor || (await kindsOfFactors(context.db, userId)).length > 0) throw refuse('challengeOver');
  return startGenerator(context, actor);
};

/**
 * Adds the generator that was required, and opens the session.
 * @throws {Refusal} `badRequest` for a wrong code; `unauthenticated` for a challenge that no longer counts, and for
 *   whoever has a factor by now: a password alone adds no further one; `identityNeeded` likewise
 */
export const addRequiredGenerator = async (
  context: FactorSignInContext,
  { factorChallenge, ...input }: { factorChallenge: string; enrolment: string; code: string },
): Promise<{ session: Session; recoveryCodes: string[] }> => {
  const challenge = await readChallenge(context, factorChallenge);
  requireFreshIdentity(context, challenge);
  const { sub: userId, proof } = challenge;
  const generator = await confirmGenerator(context, userId, input);
  const familyId = crypto.randomUUID();
  const result = await context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const actor = await lockChallenged(inside, { userId, proof, familyId });
    if (!actor || (await kindsOfFactors(db, userId)).length > 0) throw refuse('challengeOver');
    const { recoveryCodes, factorId } = await storeFactor({ ...inside, actor }, familyId, generator);
    return {
      session: await enter(inside, actor, familyId, { by: 'codes', factorId, challenge }),
      recoveryCodes,
    };
  });
  await keepDevice(context, userId);
  return result;
};

/** What a sign-in has proven so far. */
type Challenge = Pick<PurposeToken<'signIn'>, 'proof' | 'provenOn'>;

const refuse = (why: WhyRefused) => new Refusal('unauthenticated', factorTexts[why]);

const readChallenge = async ({ tokenKeys, now }: SessionContext, token: string) => {
  const challenge = await readPurposeToken(tokenKeys, 'signIn', token, now());
  if (!challenge) throw refuse('challengeOver');
  return challenge;
};

const requireFreshIdentity = (context: SessionContext, { provenOn = 0 }: Challenge) => {
  if (provenOn <= recently(context).getTime()) throw new Refusal('identityNeeded', factorTexts.enterAnew);
};

/** Whoever was deactivated, or chose another password since theirs was proven, begins anew. */
const lockChallenged = async (
  context: SessionContext,
  { userId, proof, familyId }: { userId: number; proof: string | undefined; familyId: string },
): Promise<Actor | undefined> => {
  const known = await findActorOfUser(context.db, userId);
  const actor = known && (await lockActor(context.db, known, familyId));
  if (proof === undefined) return actor;
  return proof === (await proofOfPassword(context, userId)) ? actor : undefined;
};

const enter = async (
  context: FactorSignInContext,
  actor: Actor,
  familyId: string,
  { by, factorId, challenge }: ProvenFactor & { readonly challenge: Challenge | undefined },
): Promise<Session> => {
  const { userId } = actor;
  await noteProof(context, { userId, familyId, factorId });
  await writeAuditEvent(
    { ...context, actor },
    { action: 'signIn', subject: 'user', subjectId: userId, detail: { by } },
  );
  const { tokenKeys, device, now } = context;
  const known = await readDeviceToken(tokenKeys, device.token, now());
  const { provenOn } = challenge ?? {};
  return openSession(
    { ...context, isKnownDevice: known?.userIds.includes(userId) ?? false },
    actor,
    familyId,
    provenOn === undefined ? null : new Date(provenOn),
  );
};

const keepDevice = async ({ tokenKeys, device, now }: FactorSignInContext, userId: number): Promise<void> => {
  const known = await readDeviceToken(tokenKeys, device.token, now());
  device.keep(await signDeviceToken(tokenKeys, userId, known, now()));
};
