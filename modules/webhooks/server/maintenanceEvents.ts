import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import { applicationStatus, isUnderWay, underWayStatuses } from '../../../contract/rules/applicationStatuses';
import type { Database } from '../../../server/db/database';
import { lockRow } from '../../../server/db/lockRow';
import { maintenancePeriods } from '../../../server/db/schema/annualMaintenance';
import { applications } from '../../../server/db/schema/applications';
import { jobs } from '../../../server/db/schema/jobs';
import { webhookEndpoints } from '../../../server/db/schema/webhooks';
import type { WorkContext } from '../../../server/services/context/workContext';
import type { Hooks } from '../../../server/services/hooks/hooks';
import type { ClaimedJob } from '../../../server/services/queue/claimJob';
import { enqueueJob } from '../../../server/services/queue/enqueueJob';
import type { JobKind, JobPayload } from '../../../server/services/queue/jobKinds';
import { finishJob } from '../../../server/services/queue/settleJob';
import { endpointsToTell, ofApplication, webhookLane, writeMessages } from './writeEvent';

/** Has providers' systems told of a period once it begins, and no more of when it was to begin before. */
export const queuePeriodOpening: Hooks['periodOpened'] = async (context, { id: periodId, beginDate }) => {
  // What waits for the days before would do nothing, and pile up where a period is set again and again.
  await context.db
    .delete(jobs)
    .where(
      and(
        eq(jobs.kind, 'tellOfPeriod' satisfies JobKind),
        isNull(jobs.leaseToken),
        sql`(${jobs.payload} ->> 'periodId')::int = ${periodId}::int`,
      ),
    );
  await enqueueJob(context, 'tellOfPeriod', { periodId }, { runAt: beginDate });
};

/** Tells the systems of those for whom a period holds that it has begun, if it still begins by now; of each period once. */
export const tellOfPeriod = (
  context: WorkContext,
  job: ClaimedJob,
  { periodId }: JobPayload<'tellOfPeriod'>,
): Promise<void> =>
  context.db.transaction(async (db) => {
    const [period] = await db.select().from(maintenancePeriods).where(eq(maintenancePeriods.id, periodId));
    const now = context.now();
    if (period && period.beginDate <= now && now <= period.endDate) {
      const beginDate = period.beginDate.toISOString();
      const type = 'maintenance.period_opened';
      const whose =
        period.providerId === null ? undefined : eq(webhookEndpoints.providerId, period.providerId);
      const inside = { ...context, db };
      await writeMessages(inside, await endpointsToTell(inside, type, whose), {
        type,
        data: { beginDate, endDate: period.endDate.toISOString() },
        key: `period ${periodId} ${beginDate}`,
      });
    }
    await finishJob(db, job);
  });

/** From so many requests without a result on, none that gets one now can be the last, whatever runs beside it. */
const fewRequests = 100;

/** Tells the provider's systems of a yearly list when the last of its requests gets a result. */
export const tellOfStatus: Hooks['statusEntered'] = async (context, { id, kind, statusId }) => {
  // The database writes what they are told of the status itself, with the entry of the history.
  context.written?.jobs.add(webhookLane);
  if (kind !== 'maintenance' || isUnderWay(statusId)) return;
  const { db } = context;
  const endpointIds = await endpointsToTell(context, 'maintenance.list_processed', ofApplication(id));
  if (endpointIds.length === 0) return;
  const [request] = await db
    .select({ fileId: applications.registeredFileId })
    .from(applications)
    .where(eq(applications.id, id));
  const fileId = request?.fileId ?? undefined;
  if (fileId === undefined || (await countUnderWay(db, fileId)) >= fewRequests) return;
  // Of two that get their results at the same time, one waits here and then sees the other's.
  await lockRow(db, `list ${fileId}`);
  if ((await countUnderWay(db, fileId)) > 0) return;
  const [sum] = await db
    .select({
      requests: count(),
      refused:
        sql<number>`count(*) filter (where ${eq(applications.statusId, applicationStatus.nonEligible)})`.mapWith(
          Number,
        ),
    })
    .from(applications)
    .where(eq(applications.registeredFileId, fileId));
  if (!sum) return;
  await writeMessages(context, endpointIds, {
    type: 'maintenance.list_processed',
    data: { fileId, ...sum },
    key: `list ${fileId}`,
  });
};

/** Counts a list's requests without a result, up to `fewRequests`. */
const countUnderWay = async (db: Database, fileId: number): Promise<number> => {
  const found = await db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(eq(applications.registeredFileId, fileId), inArray(applications.statusId, [...underWayStatuses])),
    )
    .limit(fewRequests);
  return found.length;
};
