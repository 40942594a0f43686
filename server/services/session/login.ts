import { and, eq } from 'drizzle-orm';
import type { Session } from '../../../contract/entities/session';
import { users } from '../../db/schema/users';
import { takeAttempt } from '../attempts/takeAttempt';
import { recordAudit } from '../audit/recordAudit';
import { Refusal } from '../refusal';
import type { Actor } from '../serviceContext';
import { accountKey } from './accountKey';
import { type Account, findAccountByUsername } from './findAccount';
import { openSession } from './openSession';
import type { SessionContext } from './sessionContext';
import { verifyPassword } from './verifyPassword';

const wrongCredentials = 'E-mail ou palavra-passe incorretos.';

const open = (context: SessionContext, { id, passwordHash }: Account, actor: Actor, familyId: string) =>
  context.db.transaction(async (db) => {
    // A password that is changed at this moment ends all other sessions: this one must not slip through.
    const [unchanged] = await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash ?? '')))
      .for('share');
    if (!unchanged) return undefined;
    await recordAudit({ ...context, db, actor }, { action: 'signIn', subject: 'user', subjectId: id });
    return openSession({ ...context, db }, actor, familyId);
  });

/**
 * Signs in with e-mail and password (spec 7, Authentication). Unknown, inactive and mistyped
 * all get the same answer after the same work, and the same refusal after too many attempts.
 */
export const login = async (
  context: SessionContext,
  { username, password }: { username: string; password: string },
): Promise<Session> => {
  const familyId = crypto.randomUUID();
  const account = await findAccountByUsername(context.db, username, familyId);
  const attempt = await takeAttempt(context, 'login', accountKey(username, account?.id));
  const isRight = await verifyPassword(password, account?.passwordHash);
  const session = isRight && account?.actor && (await open(context, account, account.actor, familyId));
  if (!session) {
    await recordAudit(context, { action: 'signInRefused', subject: 'user', subjectId: account?.id });
    await attempt.spend();
    throw new Refusal('unauthenticated', wrongCredentials);
  }
  await attempt.giveBack();
  return session;
};
