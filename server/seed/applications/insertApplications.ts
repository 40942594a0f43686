import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { applicationHistory } from '../../db/schema/applicationHistory';
import { applications } from '../../db/schema/applications';
import { files } from '../../db/schema/files';
import { mailNotifications } from '../../db/schema/mailNotifications';
import { insertInBatches } from '../common/insertInBatches';
import type { Prng } from '../common/prng';
import { demoDocuments } from './demoDocuments';
import { demoMail } from './demoMail';
import { insertMaintenanceFiles } from './insertMaintenanceFiles';
import { currentStep, type PlannedApplication } from './plannedApplication';
import { traceSteps } from './traceSteps';

/**
 * Stores planned applications with history, documents and messages; ids rise with the creation date. Decisions are
 * the administrator's.
 */
export const insertApplications = async (
  db: Database,
  planned: readonly PlannedApplication[],
  { prng, administratorId }: { prng: Prng; administratorId: number | undefined },
): Promise<void> => {
  const inOrder = planned.toSorted((a, b) => a.steps[0].createdOn.getTime() - b.steps[0].createdOn.getTime());
  const ids = new Map(inOrder.map((plan, index) => [plan, index + 1]));
  const idOf = (plan: PlannedApplication | undefined) => (plan ? ids.get(plan) : undefined);
  const withIds = inOrder.map((plan, index) => ({ plan, id: index + 1 }));

  const fileIds = await insertMaintenanceFiles(db, inOrder);
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
  await db.execute(sql`select setval(pg_get_serial_sequence('applications', 'id'), ${withIds.length}::int)`);
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
