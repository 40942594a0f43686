import { and, eq, isNull } from 'drizzle-orm';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { detailLists, detailPath } from '../../../contract/rules/detailPath';
import { addLisbonDays, dayMonthYear, startOfLisbonDay } from '../../../contract/rules/lisbonDay';
import { applications } from '../../../server/db/schema/applications';
import { elementRequests } from '../../../server/db/schema/elementRequests';
import type { StoredApplication } from '../../../server/services/applications/visibility/requireApplication';
import type { ServiceContext } from '../../../server/services/context/serviceContext';
import type { WorkContext } from '../../../server/services/context/workContext';
import { queueResultMail } from '../../../server/services/mail/resultMail';
import type { ClaimedJob } from '../../../server/services/queue/claimJob';
import { enqueueJob } from '../../../server/services/queue/enqueueJob';
import { finishJob } from '../../../server/services/queue/settleJob';
import { elementsMailTexts } from './texts';

interface Question {
  readonly text: string;
  /** As AAAA-MM-DD. */
  readonly dueDate: string;
}

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);

/** Queues the message that tells the provider what the regulator asks for; it names the application, never the citizen. */
export const tellOfQuestion = (
  context: ServiceContext,
  { id, providerEmail }: Pick<StoredApplication, 'id' | 'providerEmail'>,
  { text, dueDate }: Question,
  isReminder = false,
): Promise<void> => {
  const day = dayMonthYear(noonOf(dueDate));
  return queueResultMail(context, {
    applicationId: id,
    to: providerEmail,
    subject: isReminder ? elementsMailTexts.reminderSubject(id) : elementsMailTexts.subject(id),
    body: [elementsMailTexts.question(id, day), text, elementsMailTexts.how].join('\n\n'),
    createdOn: context.now(),
  });
};

const hour = 3_600_000;
/** The hour of the morning, in Portugal, at which providers are reminded. */
const morningHour = 8;

/** Queues the reminder for the morning of the day before the last; none where that day has begun. */
export const queueElementsReminder = async (
  context: ServiceContext,
  elementRequestId: number,
  dueDate: string,
): Promise<void> => {
  const dayBefore = startOfLisbonDay(addLisbonDays(noonOf(dueDate), -1));
  if (dayBefore <= context.now()) return;
  const runAt = new Date(dayBefore.getTime() + morningHour * hour);
  await enqueueJob(context, 'remindOfElements', { elementRequestId }, { runAt });
};

/** Reminds the provider of what was asked for, if it is still open. */
export const remindOfElements = async (
  context: WorkContext,
  job: ClaimedJob,
  { elementRequestId }: { elementRequestId: number },
): Promise<void> => {
  await context.db.transaction(async (db) => {
    const [open] = await db
      .select({
        id: applications.id,
        providerEmail: applications.providerEmail,
        text: elementRequests.text,
        dueDate: elementRequests.dueDate,
      })
      .from(elementRequests)
      .innerJoin(applications, eq(applications.id, elementRequests.applicationId))
      .where(
        and(
          eq(elementRequests.id, elementRequestId),
          isNull(elementRequests.answeredOn),
          isNull(elementRequests.endedOn),
          eq(applications.statusId, applicationStatus.awaitsRegulator),
        ),
      );
    if (open && context.sendsReminders) await tellOfQuestion({ ...context, db }, open, open, true);
    await finishJob(db, job);
  });
};

/** Queues the message that tells whoever asked that the provider has answered. */
export const tellOfAnswer = async (
  context: ServiceContext,
  { id, kind, recheckApplicationId }: Pick<StoredApplication, 'id' | 'kind' | 'recheckApplicationId'>,
  askedById: number,
): Promise<void> => {
  await enqueueJob(context, 'sendRecordMail', {
    userId: askedById,
    subject: elementsMailTexts.answeredSubject(id),
    paragraphs: [elementsMailTexts.answered(id)],
    page: detailPath(detailLists.regulator, {
      id,
      recheckApplicationId: kind === 'recheck' ? recheckApplicationId : null,
    }),
    linkText: elementsMailTexts.open(id),
  });
};
