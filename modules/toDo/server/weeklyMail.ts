import { and, asc, eq, isNotNull, ne } from 'drizzle-orm';
import { satisfies } from '../../../contract/access';
import { paths } from '../../../contract/paths';
import { addLisbonDays, lisbonDate } from '../../../contract/rules/lisbonDay';
import { roleOfUserType } from '../../../contract/rules/roleOfUserType';
import { userStatus, userType } from '../../../contract/rules/userTypes';
import { users } from '../../../server/db/schema/users';
import { composeMail } from '../../../server/mail/composeMail';
import type { ServiceContext } from '../../../server/services/context/serviceContext';
import type { WorkContext } from '../../../server/services/context/workContext';
import { deliver } from '../../../server/services/mail/deliver';
import { morningOf, noonOf } from '../../../server/services/mail/remindOfDeadlines';
import type { ClaimedJob } from '../../../server/services/queue/claimJob';
import { enqueueJob } from '../../../server/services/queue/enqueueJob';
import type { JobPayload } from '../../../server/services/queue/jobKinds';
import { finishJob, putJobOff } from '../../../server/services/queue/settleJob';
import { findActorOfUser } from '../../../server/services/session/account/findActor';
import { access } from '../contract/access';
import { findToDo } from './findToDo';
import { weeklyMailTexts } from './texts';

/**
 * Queues one message each Monday morning for every person of a provider who may act on something and wants it; later in
 * the week if no server ran on Monday. `through` is the last day checked and advances in the transaction that queues the
 * messages, so that nobody gets two.
 */
export const remindOfToDo = async (
  context: WorkContext,
  job: ClaimedJob,
  { through }: JobPayload<'remindOfToDo'>,
): Promise<void> => {
  const now = context.now();
  const after = through ?? lisbonDate(addLisbonDays(now, -1));
  await context.db.transaction(async (db) => {
    if (now < morningOf(now)) return putJobOff<'remindOfToDo'>(db, job, morningOf(now), { through: after });
    if (sendsWeeklyMail(context) && mondayOf(now) > after)
      for (const userId of await findRecipients({ ...context, db }))
        await enqueueJob({ ...context, db }, 'sendToDo', { userId });
    return putJobOff<'remindOfToDo'>(db, job, morningOf(addLisbonDays(now, 1)), { through: lisbonDate(now) });
  });
};

/** Returns whether people are told every week; in the sandbox, where nobody signs in, they are not. */
export const sendsWeeklyMail = ({
  environment,
  modules,
}: Pick<ServiceContext, 'environment' | 'modules'>): boolean =>
  environment !== 'sandbox' && (modules?.toDo?.sendsMail ?? true);

/** Returns the Monday of the week that a moment is in, AAAA-MM-DD. */
const mondayOf = (moment: Date): string => {
  const noon = noonOf(lisbonDate(moment));
  return lisbonDate(addLisbonDays(noon, -((noon.getUTCDay() + 6) % 7)));
};

const findRecipients = async ({ db }: Pick<WorkContext, 'db'>): Promise<number[]> => {
  const found = await db
    .select({ id: users.id, userTypeId: users.userTypeId, permissions: users.permissions })
    .from(users)
    .where(
      and(
        ne(users.userTypeId, userType.administrator),
        eq(users.userStatusId, userStatus.active),
        eq(users.weeklyMail, true),
        isNotNull(users.username),
      ),
    )
    .orderBy(asc(users.id));
  return found
    .filter(({ userTypeId, permissions }) => {
      const role = roleOfUserType[userTypeId];
      return role !== undefined && satisfies({ roles: [role], permissions }, access.toDo.show);
    })
    .map(({ id }) => id);
};

/** Sends one person the counts and dates of what waits for them, if anything does and they still want it. */
export const sendToDo = async (
  context: WorkContext,
  job: ClaimedJob,
  { userId }: JobPayload<'sendToDo'>,
): Promise<void> => {
  const { db, publicUrl } = context;
  const actor = await findActorOfUser(db, userId);
  const isWanted = await db.$count(users, and(eq(users.id, userId), eq(users.weeklyMail, true)));
  const entries = actor && isWanted > 0 ? await findToDo({ ...context, actor }) : [];
  if (actor && entries.length > 0)
    await deliver(
      context,
      job,
      composeMail({
        to: actor.username,
        subject: weeklyMailTexts.subject,
        paragraphs: [
          weeklyMailTexts.introduction,
          entries.map(({ kind, count, date }) => weeklyMailTexts.line(kind, count, date)).join('\n'),
        ],
        link: { href: `${publicUrl.replace(/\/$/, '')}${paths.home}`, text: weeklyMailTexts.open },
        closing: [weeklyMailTexts.closing],
      }),
    );
  await finishJob(db, job);
};
