import { sql } from 'drizzle-orm';
import type { Session } from '../../../contract/entities/session';
import { users } from '../../db/schema/users';
import { recordAudit } from '../audit/recordAudit';
import { Refusal } from '../refusal';
import { findActor } from './findActor';
import { openSession } from './openSession';
import type { SessionContext } from './sessionContext';
import { verifyPassword } from './verifyPassword';

const wrongCredentials = 'E-mail ou palavra-passe incorretos.';

/**
 * Signs in with e-mail and password (spec 7, Authentication). Unknown, inactive and mistyped
 * all get the same answer after the same work.
 */
export const login = async (
  context: SessionContext,
  credentials: { username: string; password: string },
): Promise<Session> => {
  const [user] = await context.db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(sql`lower(${users.username}) = lower(${credentials.username.trim()})`);
  const isRight = await verifyPassword(credentials.password, user?.passwordHash);
  const familyId = crypto.randomUUID();
  const actor = user && (await findActor(context.db, { userId: user.id, familyId }));
  if (!isRight || !actor) {
    await recordAudit(context, { action: 'signInRefused', subject: 'user', subjectId: user?.id });
    throw new Refusal('unauthenticated', wrongCredentials);
  }
  return context.db.transaction(async (db) => {
    const session = await openSession({ ...context, db }, actor, familyId);
    await recordAudit({ ...context, db, actor }, { action: 'signIn', subject: 'user', subjectId: user.id });
    return session;
  });
};
