import { and, eq } from 'drizzle-orm';
import type { Session } from '../../../contract/entities/session';
import type { FactorChallenge } from '../../../contract/entities/signInStep';
import { users } from '../../db/schema/users';
import { Refusal } from '../../lib/refusal';
import { countFailure, endStreak } from '../attempts/failureStreak';
import { accountKey, takeAttempt } from '../attempts/takeAttempt';
import { writeAuditEvent } from '../audit/writeAuditEvent';
import { mayUsePassword, type PasswordSignIn } from '../context/passwordSignIn';
import type { Actor, WorkersContext } from '../context/serviceContext';
import { challengeSignIn } from '../hooks/hooks';
import { type Account, findAccountByUsername } from './account/findAccount';
import { lockActor } from './account/lockUsers';
import type { SignInContext } from './signIns/keepSignIn';
import { signInRefused } from './texts';
import { readDeviceToken, signDeviceToken } from './tokens/deviceToken';
import { openSession, type SessionContext } from './tokens/issueTokens';

/** What signing in by password needs in addition. */
export interface LoginContext extends SessionContext, WorkersContext {
  readonly userAgent: string | undefined;
  /** The device token of the browser, if it has one, and how to store a new one. */
  readonly device: { readonly token: string | undefined; readonly keep: (token: string) => void };
  /** Who may sign in by password; all when absent. */
  readonly passwordSignIn?: PasswordSignIn;
}

const open = (
  context: SessionContext & SignInContext,
  { id, passwordHash }: Account,
  known: Actor,
  familyId: string,
) =>
  context.db.transaction(async (db) => {
    // A deactivation, move or password change at this moment ends all sessions: this one must not slip through.
    const actor = await lockActor(db, known, familyId);
    const isUnchanged = and(eq(users.id, id), eq(users.passwordHash, passwordHash ?? ''));
    if (!actor || (await db.$count(users, isUnchanged)) === 0) return undefined;
    const provenOn = context.now();
    const challenge = await challengeSignIn({ ...context, db }, { actor, familyId, provenOn });
    if (challenge) return challenge;
    await writeAuditEvent({ ...context, db, actor }, { action: 'signIn', subject: 'user', subjectId: id });
    return openSession({ ...context, db }, actor, familyId, context.now());
  });

/**
 * Signs in with e-mail and password (spec 7.2). Unknown, inactive and mistyped accounts all get the same answer after
 * the same work, and the same refusal after too many attempts; so do users who must use the corporate account. A
 * browser that the account has signed in with before does not wait for what strangers try. Where the account has a factor,
 * or has to add one, a right password is answered with a challenge for it, and no session is opened yet.
 * @throws {Refusal} `unauthenticated`; `tooManyAttempts` with the seconds until the next may be made
 */
export const login = async (
  context: LoginContext,
  { username, password }: { username: string; password: string },
): Promise<Session | FactorChallenge> => {
  const familyId = crypto.randomUUID();
  const account = await findAccountByUsername(context.db, username, familyId);
  const { tokenKeys, device, passwordSignIn = 'all' } = context;
  const known = await readDeviceToken(tokenKeys, device.token, context.now());
  const isKnownDevice = account !== undefined && known?.userIds.includes(account.id) === true;
  const whose = accountKey(username, account?.id);
  const attempt = await takeAttempt(context, 'login', {
    ...whose,
    ...(isKnownDevice && { device: known?.id }),
  });
  const isRight = await context.workers.run('verifyPassword', {
    password,
    hash: account?.passwordHash,
  });
  const actor = account?.actor;
  const mayEnter = isRight && actor && mayUsePassword(passwordSignIn, actor.role);
  const opened = mayEnter && (await open({ ...context, isKnownDevice }, account, actor, familyId));
  if (!opened) {
    await writeAuditEvent(context, { action: 'signInRefused', subject: 'user', subjectId: account?.id });
    await attempt.spend();
    await countFailure(context, whose);
    throw new Refusal('unauthenticated', signInRefused[passwordSignIn]);
  }
  await attempt.giveBack();
  await endStreak(context.db, whose);
  if ('accessToken' in opened)
    device.keep(await signDeviceToken(tokenKeys, account.id, known, context.now()));
  return opened;
};
