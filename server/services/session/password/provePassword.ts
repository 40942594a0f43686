import { and, eq } from 'drizzle-orm';
import { provePassword as provePasswordCall } from '../../../../contract/calls/factors';
import { signIns } from '../../../db/schema/signIns';
import { users } from '../../../db/schema/users';
import { Refusal } from '../../../lib/refusal';
import { countFailure } from '../../attempts/failureStreak';
import { accountKey, takeAttempt } from '../../attempts/takeAttempt';
import { writeAuditEvent } from '../../audit/writeAuditEvent';
import { mayUsePassword, type PasswordSignIn } from '../../context/passwordSignIn';
import { requireAccess } from '../../context/requireAccess';
import type { SignedInContext, WorkersContext } from '../../context/serviceContext';
import { findAccountById } from '../account/findAccount';
import { requireSignedIn } from '../account/requireSignedIn';
import { factorTexts } from '../factors/texts';

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
