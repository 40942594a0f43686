import { sql } from 'drizzle-orm';
import { lossOfEligibilityReasonId } from '../../../contract/rules/activation';
import { applicationStatus, applicationStatus as status } from '../../../contract/rules/applicationStatuses';
import type { Database } from '../../db/database';
import { applicationHistory } from '../../db/schema/applicationHistory';
import { applications } from '../../db/schema/applications';
import { files } from '../../db/schema/files';
import { mailNotifications } from '../../db/schema/mailNotifications';
import { registeredFiles } from '../../db/schema/registeredFiles';
import { resultMail } from '../../services/mail/resultMail';
import { insertInBatches } from '../common/insertInBatches';
import type { Prng } from '../common/prng';
import { demoDocuments } from './demoDocuments';
import { currentStep, type PlannedApplication, type PlannedStep } from './plannedApplication';

/**
 * Stores planned applications with history, documents and messages; ids rise with the creation date. They are `ids`, or
 * begin with 1 in an empty database. Decisions are the administrator's.
 */
export const insertApplications = async (
  db: Database,
  planned: readonly PlannedApplication[],
  { prng, administratorId, ids: given }: InsertOptions,
): Promise<void> => {
  const inOrder = planned.toSorted((a, b) => a.steps[0].createdOn.getTime() - b.steps[0].createdOn.getTime());
  const withIds = inOrder.map((plan, index) => ({ plan, id: given?.[index] ?? index + 1 }));
  const ids = new Map(withIds.map(({ plan, id }) => [plan, id]));
  const idOf = (plan: PlannedApplication | undefined) => (plan ? ids.get(plan) : undefined);

  const fileIds = given ? new Map<PlannedApplication, number>() : await insertMaintenanceFiles(db, inOrder);
  await insertInBatches(
    db,
    applications,
    withIds.map(({ plan, id }) => ({
      ...plan.request,
      id,
      recheckApplicationId: idOf(plan.original),
      documentsOfId: plan.request.kind === 'maintenance' ? idOf(plan.original) : undefined,
      registeredFileId: fileIds.get(plan),
      statusId: currentStep(plan).statusId,
      statusDate: currentStep(plan).createdOn,
      createdOn: plan.steps[0].createdOn,
      eligibilityNotificationSentDate: plan.notifiedOn,
      activationStartDate: plan.activationStartDate,
    })),
  );
  if (!given)
    await db.execute(
      sql`select setval(pg_get_serial_sequence('applications', 'id'), ${withIds.length}::int)`,
    );
  await insertInBatches(
    db,
    applicationHistory,
    withIds.flatMap(({ plan, id }) =>
      traceSteps(plan, administratorId).map((step, index) => ({
        ...step,
        applicationId: id,
        blockingApplicationId: index === plan.steps.length - 1 ? idOf(plan.blocking) : undefined,
      })),
    ),
  );
  await insertInBatches(
    db,
    mailNotifications,
    withIds.flatMap(({ plan, id }) => demoMail(id, idOf(plan.original) ?? null, plan)),
  );
  await insertInBatches(
    db,
    files,
    withIds.flatMap(({ plan, id }) => demoDocuments(id, plan, prng)),
  );
};

interface InsertOptions {
  readonly prng: Prng;
  readonly administratorId: number | undefined;
  /** One for each, rising; without maintenance requests among them. */
  readonly ids?: readonly number[];
}

/** Stores the files of the planned maintenance requests, one per provider and day; returns each request's file id. */
const insertMaintenanceFiles = async (
  db: Database,
  planned: readonly PlannedApplication[],
): Promise<ReadonlyMap<PlannedApplication, number>> => {
  const groups = new Map<string, PlannedApplication[]>();
  for (const plan of planned.filter(({ request }) => request.kind === 'maintenance')) {
    const key = `${plan.request.providerId} ${dayOf(plan)}`;
    groups.set(key, [...(groups.get(key) ?? []), plan]);
  }
  const made = [...groups.values()].flatMap((plans, index) => {
    const [first] = plans;
    return first ? [{ id: index + 1, first, plans }] : [];
  });
  await insertInBatches(
    db,
    registeredFiles,
    made.map(({ id, first, plans }) => ({
      id,
      providerId: first.request.providerId,
      createdById: first.request.createdById,
      createdOn: first.steps[0].createdOn,
      filename: `manutencao-${dayOf(first)}.xlsx`,
      lineCount: plans.length,
      isRegistered: true,
    })),
  );
  await db.execute(
    sql`select setval(pg_get_serial_sequence('registered_files', 'id'), ${made.length + 1}::int, false)`,
  );
  return new Map(made.flatMap(({ id, plans }) => plans.map((plan) => [plan, id] as const)));
};

const dayOf = ({ steps }: PlannedApplication) => steps[0].createdOn.toISOString().slice(0, 10);

/** Returns the message about a demo application's result; none while there is no result. */
const demoMail = (
  applicationId: number,
  recheckApplicationId: number | null,
  { notifiedOn, request, steps }: PlannedApplication,
): (typeof mailNotifications.$inferInsert)[] => {
  if (!notifiedOn) return [];
  const { eligible, nonEligible } = applicationStatus;
  const isEligible = steps.some(({ statusId }) => statusId === eligible);
  const refusal = steps.find(({ statusId }) => statusId === nonEligible);
  const { kind = 'request', providerEmail } = request;
  return [
    {
      ...resultMail(
        { id: applicationId, kind, providerEmail, recheckApplicationId },
        {
          statusId: isEligible ? eligible : nonEligible,
          reason: refusal?.nonEligibleReason ?? null,
          notifiedOn,
        },
      ),
      actualShippingDate: new Date(notifiedOn.getTime() + 5000),
    },
  ];
};

type Trace = Pick<PlannedStep, 'authorId' | 'socialSecurityAnswer' | 'taxAuthorityAnswer'>;

const bothNo: Trace = { socialSecurityAnswer: false, taxAuthorityAnswer: false };

/** Returns the services' answers at the moment a demo application entered a status from the one before. */
const answersAt = (statusId: number, before: number | undefined): Trace => {
  if (statusId === status.awaitsTaxCustomsAuthority) return { socialSecurityAnswer: false };
  if (statusId === status.awaitsSocialSecurity) return { taxAuthorityAnswer: false };
  if (statusId === status.awaitsRegulator) return bothNo;
  if (before === status.awaitsRegulator) return {};
  if (statusId === status.nonEligible) return bothNo;
  if (statusId !== status.eligible) return {};
  return before === status.awaitsTaxCustomsAuthority
    ? { socialSecurityAnswer: false, taxAuthorityAnswer: true }
    : { socialSecurityAnswer: true };
};

const isProvidersOwn = ({ statusId, activationEndReasonId }: PlannedStep): boolean =>
  statusId === status.active ||
  statusId === status.cancelled ||
  (statusId === status.inactive && activationEndReasonId !== lossOfEligibilityReasonId);

/** Adds to each step of a demo application the person who caused it, if any, and the services' answers by then. */
const traceSteps = (
  { steps, request }: PlannedApplication,
  administratorId: number | undefined,
): PlannedStep[] =>
  steps.map((step, index) => {
    const before = steps[index - 1]?.statusId;
    const isDecision =
      before === status.awaitsRegulator &&
      (step.statusId === status.eligible || step.statusId === status.nonEligible);
    const author = index === 0 || isProvidersOwn(step) ? request.createdById : undefined;
    return { ...step, ...answersAt(step.statusId, before), authorId: isDecision ? administratorId : author };
  });
