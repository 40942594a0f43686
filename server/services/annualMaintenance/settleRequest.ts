import { and, desc, eq } from 'drizzle-orm';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { startOfLisbonDay } from '../../../contract/rules/lisbonDay';
import { applicationHistory } from '../../db/schema/applicationHistory';
import { applications } from '../../db/schema/applications';
import { mailNotifications } from '../../db/schema/mailNotifications';
import type { HouseholdAnswer } from '../../verification/verifyHousehold';
import type { SignedInContext } from '../serviceContext';
import type { MaintenanceRequest } from './requireSubmitted';
import { endedMail, resultMail } from './resultMail';

const statusOf = {
  eligible: applicationStatus.eligible,
  nonEligible: applicationStatus.nonEligible,
  awaitsRegulator: applicationStatus.awaitsRegulator,
} as const satisfies Record<HouseholdAnswer['outcome'], number>;

/** The reason with which maintenance ends a tariff: 'Perda das condições de elegibilidade'. */
const lostEligibility = 5;

type HistoryValues = Omit<typeof applicationHistory.$inferInsert, 'applicationId' | 'statusId' | 'createdOn'>;

const enter = async (
  { db, actor }: SignedInContext,
  applicationId: number,
  statusId: number,
  moment: Date,
  values: HistoryValues = {},
) => {
  await db
    .update(applications)
    .set({ statusId, statusDate: moment })
    .where(eq(applications.id, applicationId));
  await db.insert(applicationHistory).values({
    ...values,
    applicationId,
    statusId,
    createdOn: moment,
    updatedOn: moment,
    authorId: actor.userId,
  });
};

/** Ends the tariff of the original, keeping with the end what is known of its activation. */
const endTariff = async (
  context: SignedInContext,
  original: MaintenanceRequest,
  reason: string,
  moment: Date,
) => {
  const [activation] = await context.db
    .select({
      activationCreatedOn: applicationHistory.activationCreatedOn,
      activationStartDate: applicationHistory.activationStartDate,
      activationStartReasonId: applicationHistory.activationStartReasonId,
      activationStartOtherReason: applicationHistory.activationStartOtherReason,
    })
    .from(applicationHistory)
    .where(
      and(
        eq(applicationHistory.applicationId, original.id),
        eq(applicationHistory.statusId, applicationStatus.active),
      ),
    )
    .orderBy(desc(applicationHistory.createdOn), desc(applicationHistory.id))
    .limit(1);
  await enter(context, original.id, applicationStatus.inactive, moment, {
    ...activation,
    activationCreatedOn: activation?.activationCreatedOn ?? moment,
    activationEndDate: startOfLisbonDay(moment),
    activationEndReasonId: lostEligibility,
    activationEndOtherReason: reason,
  });
  await context.db.insert(mailNotifications).values(endedMail(original, reason, moment));
};

/**
 * Gives a maintenance request its answer: yes keeps the original Active, no makes it Inactive with a reason, and while
 * the regulator decides it stays as it is (api.md, "Rechecks and maintenance requests"). Both rows are locked by the caller.
 */
export const settleRequest = async (
  context: SignedInContext,
  request: MaintenanceRequest,
  original: MaintenanceRequest,
  answer: HouseholdAnswer,
): Promise<void> => {
  const { db, now } = context;
  const moment = now();
  const statusId = statusOf[answer.outcome];
  const isRefused = answer.outcome === 'nonEligible';
  await enter(context, request.id, statusId, moment, isRefused ? { nonEligibleReason: answer.reason } : {});
  if (answer.outcome === 'awaitsRegulator') return;
  await db
    .update(applications)
    .set({ eligibilityNotificationSentDate: moment })
    .where(eq(applications.id, request.id));
  await db.insert(mailNotifications).values(resultMail(request, statusId, moment));
  if (isRefused) await endTariff(context, original, answer.reason, moment);
};
