import { and, asc, desc, eq, getTableColumns } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { getTimeline as getTimelineCall } from '../../../../contract/calls/applicationHistory';
import { applicationHistory } from '../../../db/schema/applicationHistory';
import { applications } from '../../../db/schema/applications';
import { mailNotifications } from '../../../db/schema/mailNotifications';
import { users } from '../../../db/schema/users';
import { auditList, auditView } from '../../audit/writeAuditEvent';
import { requireAccess } from '../../context/requireAccess';
import type { SignedInContext } from '../../context/serviceContext';
import type { ToldStep } from '../../hooks/happenings';
import { stepsOf } from '../../hooks/hooks';
import { nameOfActor } from '../../users/nameOfActor';
import { type KeptAnswer, keptAnswers } from '../../verification/serviceAnswers';
import { requireApplication, type StoredApplication } from '../visibility/requireApplication';
import { shownStatusDate } from '../visibility/shownStatusDate';
import { shownApplications } from '../visibility/visibleApplications';
import { type ElementsRow, elementsOf } from './elementsOf';
import { type HistoryRow, type ReasonText, readReasons } from './getHistory';
import type { MailNotificationRow } from './listMailNotifications';

/** A status that an application entered, its author (null for the system itself), and the second person, if any. */
export type TimelineRow = HistoryRow & { author: string | null; confirmedBy: string | null };

/** A recheck or maintenance request about an application. */
export type FollowUpRow = Pick<StoredApplication, 'id' | 'kind' | 'createdOn' | 'statusId' | 'statusDate'>;

const confirmer = alias(users, 'confirmer');

/** All that a timeline is made of, before the presenter selects what the actor may see. */
export interface TimelineParts {
  readonly application: StoredApplication;
  /** Newest first. */
  readonly history: readonly TimelineRow[];
  readonly reasonText: ReasonText;
  readonly mails: readonly (MailNotificationRow & { createdOn: Date })[];
  readonly followUps: readonly FollowUpRow[];
  readonly elements: readonly ElementsRow[];
  /** What the outside services said; of administrators' timelines only. */
  readonly answers: readonly KeptAnswer[];
  /** What modules tell of it. */
  readonly told: readonly ToldStep[];
  readonly now: Date;
}

/**
 * Returns the timeline of an application that the actor may see, and records the view. Messages and answers of
 * the outside services are read for administrators only (spec 6).
 * @throws {Refusal} `notFound` if the actor may not see the application or there is none
 */
export const getTimeline = async (
  context: SignedInContext,
  { applicationId }: { applicationId: number },
): Promise<TimelineParts> => {
  requireAccess(context, getTimelineCall);
  const { db, actor } = context;
  const application = await requireApplication(context, applicationId);
  await auditView(context, applicationId, 'timeline');
  const history = await db
    .select({
      ...getTableColumns(applicationHistory),
      author: nameOfActor(users),
      confirmedBy: confirmer.username,
    })
    .from(applicationHistory)
    .leftJoin(users, eq(users.id, applicationHistory.authorId))
    .leftJoin(confirmer, eq(confirmer.id, applicationHistory.confirmedById))
    .where(eq(applicationHistory.applicationId, applicationId))
    .orderBy(desc(applicationHistory.createdOn), desc(applicationHistory.id));
  const mails =
    actor.role === 'Administrator'
      ? await db
          .select({
            subject: mailNotifications.subject,
            to: mailNotifications.to,
            actualShippingDate: mailNotifications.actualShippingDate,
            createdOn: mailNotifications.createdOn,
          })
          .from(mailNotifications)
          .where(eq(mailNotifications.applicationId, applicationId))
          .orderBy(asc(mailNotifications.id))
      : [];
  const followUps = await db
    .select({
      id: applications.id,
      kind: applications.kind,
      createdOn: applications.createdOn,
      statusId: applications.statusId,
      statusDate: shownStatusDate(context),
    })
    .from(applications)
    .where(and(eq(applications.recheckApplicationId, applicationId), shownApplications(actor)))
    .orderBy(asc(applications.id));
  await auditList(context, { subject: 'applications', by: [], ids: followUps.map(({ id }) => id) });
  const elements = await elementsOf(db, application);
  const answers = actor.role === 'Administrator' ? await keptAnswers(db, applicationId) : [];
  const reasonText = await readReasons(db);
  const told = await stepsOf(context, applicationId);
  return { application, history, reasonText, mails, followUps, elements, answers, told, now: context.now() };
};
