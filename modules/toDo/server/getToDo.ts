import { eq } from 'drizzle-orm';
import type { CheckedInput } from '../../../contract/calls/defineCall';
import { users } from '../../../server/db/schema/users';
import { writeAuditEvent } from '../../../server/services/audit/writeAuditEvent';
import { requireAccess } from '../../../server/services/context/requireAccess';
import type { SignedInContext } from '../../../server/services/context/serviceContext';
import { getToDo as getToDoCall, setWeeklyMail as setWeeklyMailCall } from '../contract/calls';
import { type FoundToDo, findToDo } from './findToDo';

/** Returns what waits for the actor, and whether it wants to be told every week. */
export const getToDo = async (
  context: SignedInContext,
): Promise<{ entries: FoundToDo[]; wantsMail: boolean }> => {
  requireAccess(context, getToDoCall);
  const { db, actor } = context;
  const [user] = await db
    .select({ wantsMail: users.weeklyMail })
    .from(users)
    .where(eq(users.id, actor.userId));
  return { entries: await findToDo(context), wantsMail: user?.wantsMail ?? false };
};

/** Stores whether the actor wants to be told every week. */
export const setWeeklyMail = (
  context: SignedInContext,
  { isWanted }: CheckedInput<typeof setWeeklyMailCall>,
): Promise<boolean> => {
  requireAccess(context, setWeeklyMailCall);
  const { userId } = context.actor;
  return context.db.transaction(async (db) => {
    await db.update(users).set({ weeklyMail: isWanted }).where(eq(users.id, userId));
    await writeAuditEvent(
      { ...context, db },
      { action: 'update', subject: 'user', subjectId: userId, detail: { weeklyMail: isWanted } },
    );
    return isWanted;
  });
};
