import { and, asc, eq, gte, inArray, lt, min, type SQL, sql } from 'drizzle-orm';
import { isLiveStatus, storedStatusIds } from '../../../../contract/rules/applicationStatuses';
import type { Database } from '../../../../server/db/database';
import { applications } from '../../../../server/db/schema/applications';
import { batchCheckItems, batchChecks } from '../../../../server/db/schema/batchChecks';
import type { WorkContext } from '../../../../server/services/context/workContext';
import type { ClaimedJob } from '../../../../server/services/queue/claimJob';
import type { JobPayload } from '../../../../server/services/queue/jobKinds';
import { finishJob, putJobOff } from '../../../../server/services/queue/settleJob';

/** How many people one run checks: on PGlite everybody waits for it. */
const peopleAtOnce = 1_000;

/**
 * Checks some people of a list and forgets their NIFs. Only the provider's own requests count: to tell of another's, even
 * that there is one, would say who receives the tariff, of thousands of people and without a request that any of them signed.
 */
export const runBatchCheck = (
  context: WorkContext,
  job: ClaimedJob,
  { checkId, from = 0 }: JobPayload<'checkBatch'>,
): Promise<void> =>
  context.db.transaction(async (db) => {
    const until = from + peopleAtOnce;
    const [check] = await db.select().from(batchChecks).where(eq(batchChecks.id, checkId)).for('update');
    if (!check || check.endedOn) return finishJob(db, job);
    const some = and(
      eq(batchCheckItems.checkId, checkId),
      gte(batchCheckItems.index, from),
      lt(batchCheckItems.index, until),
    );
    const people = await db.select().from(batchCheckItems).where(some).orderBy(asc(batchCheckItems.index));
    const own = await ownLiveRequests(db, check.providerId, people);
    for (const { index, applicationId } of own)
      await db
        .update(batchCheckItems)
        .set({ code: 'own_live_request', applicationId })
        .where(and(eq(batchCheckItems.checkId, checkId), eq(batchCheckItems.index, index)));
    await db
      .update(batchCheckItems)
      .set({
        code: sql`coalesce(${batchCheckItems.code}, 'ok')`,
        fiscalNumber: null,
        studentFiscalNumber: null,
      })
      .where(some);
    const isDone = until >= check.total;
    const done = Math.min(until, check.total);
    await db
      .update(batchChecks)
      .set({ done, ...(isDone && { endedOn: context.now() }) })
      .where(eq(batchChecks.id, checkId));
    return isDone
      ? finishJob(db, job)
      : putJobOff<'checkBatch'>(db, job, context.now(), { checkId, from: until });
  });

type Person = typeof batchCheckItems.$inferSelect;

const liveStatusIds = storedStatusIds.filter(isLiveStatus);

/** Finds, for each person, the provider's live request that a new one would be in conflict with. */
const ownLiveRequests = async (db: Database, providerId: number, people: readonly Person[]) => {
  const { fiscalNumber, studentFiscalNumber } = applications;
  const find = async (
    nif: typeof fiscalNumber | typeof studentFiscalNumber,
    isStudent: boolean,
    nifs: string[],
  ) => {
    const rows = await db
      .select({ nif, id: min(applications.id) })
      .from(applications)
      .where(
        and(
          sql`${nif} = any(${sql.param(nifs)}::text[])` as SQL,
          eq(applications.providerId, providerId),
          eq(applications.kind, 'request'),
          eq(applications.isStudent, isStudent),
          inArray(applications.statusId, liveStatusIds),
        ),
      )
      .groupBy(nif);
    return new Map(rows.map((row) => [row.nif, row.id]));
  };
  const ofStudents = people.flatMap((one) => one.studentFiscalNumber ?? []);
  const ofCitizens = people.flatMap((one) => (one.studentFiscalNumber ? [] : (one.fiscalNumber ?? [])));
  const students = await find(studentFiscalNumber, true, ofStudents);
  const citizens = await find(fiscalNumber, false, ofCitizens);
  return people.flatMap((one) => {
    const applicationId = one.studentFiscalNumber
      ? students.get(one.studentFiscalNumber)
      : citizens.get(one.fiscalNumber);
    return applicationId ? [{ index: one.index, applicationId }] : [];
  });
};
