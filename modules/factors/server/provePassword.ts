import { and, eq } from 'drizzle-orm';
import { signIns } from '../../../server/db/schema/signIns';
import { users } from '../../../server/db/schema/users';
import { Refusal } from '../../../server/lib/refusal';
import { countFailure } from '../../../server/services/attempts/failureStreak';
import { accountKey, takeAttempt } from '../../../server/services/attempts/takeAttempt';
import { writeAuditEvent } from '../../../server/services/audit/writeAuditEvent';
import { mayUsePassword, type PasswordSignIn } from '../../../server/services/context/passwordSignIn';
import { requireAccess } from '../../../server/services/context/requireAccess';
import type { SignedInContext, WorkersContext } from '../../../server/services/context/serviceContext';
import { findAccountById } from '../../../server/services/session/account/findAccount';
import { requireSignedIn } from '../../../server/services/session/account/requireSignedIn';
import { provePassword as provePasswordCall } from '../contract/calls';
import { factorTexts } from './texts';

/** What proving the password needs in addition: who may sign in by one; all when absent. */
interface ProofContext extends SignedInContext, WorkersContext {
  readonly passwordSignIn?: PasswordSignIn | undefined;
}

/**
 * Proves the password again within a session, for the calls that ask for it within ten minutes. Wrong ones count as those
 * of a password change do.
 * @throws {Refusal} `badRequest` for a wrong password, and for whoever signs in by the corporate account alone;
 *   `tooManyAttempts`
 */
export const provePassword = async (
  context: ProofContext,
  { password }: { password: string },
): Promise<true> => {
  requireAccess(context, provePasswordCall);
  const { actor, familyId, now, workers } = context;
  const { userId } = actor;
  const about = { subject: 'user', subjectId: userId, detail: { by: 'password' } } as const;
  const whose = accountKey(actor.username, userId);
  const attempt = await takeAttempt(context, 'change', whose);
  const account = await findAccountById(context.db, userId, familyId);
  const hash = mayUsePassword(context.passwordSignIn, actor.role) ? account?.passwordHash : null;
  if (!hash) {
    await attempt.giveBack();
    throw new Refusal('badRequest', factorTexts.noPassword);
  }
  const isRight = await workers.run('verifyPassword', { password, hash });
  const isProven =
    isRight &&
    (await context.db.transaction(async (db) => {
      const inside = { ...context, db };
      await requireSignedIn(inside);
      const isUnchanged = and(eq(users.id, userId), eq(users.passwordHash, hash));
      if ((await db.$count(users, isUnchanged)) === 0) return false;
      const isThis = and(eq(signIns.familyId, familyId), eq(signIns.userId, userId));
      await db.update(signIns).set({ identityProvenOn: now() }).where(isThis);
      await writeAuditEvent(inside, { action: 'factorProven', ...about });
      return true;
    }));
  if (isProven) {
    await attempt.giveBack();
    return true;
  }
  await writeAuditEvent(context, { action: 'factorRefused', ...about });
  await attempt.spend();
  await countFailure(context, whose);
  throw new Refusal('badRequest', factorTexts.wrongPassword, undefined, 'password');
};
