import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { applicationStatus } from '../../../../contract/rules/applicationStatuses';
import type { Database } from '../../../../server/db/database';
import { applicationData } from '../../../../server/db/personalData/citizenData';
import { applicationHistory } from '../../../../server/db/schema/applicationHistory';
import { applications } from '../../../../server/db/schema/applications';
import { endRowsOfRequests, overwritten } from './endRows';
import { eraseTraces } from './eraseTraces';
import { isUnfinished } from './keptRequests';
import { recordErasure } from './recordErasure';

/**
 * Overwrites what is personal in these requests and ends all that hangs on them, as the inventory of personal data says, destroys
 * the keys of their documents and queues the removal of their bytes, in one transaction. What requests are counted by stays: kind, status, dates, provider,
 * district, area of the postal code, and whether there is a student. A request that is not finished is ended. Does nothing to
 * those erased before. The erasure is recorded as one whose term has passed.
 */
export const eraseApplications = (
  db: Database,
  applicationIds: readonly number[],
  eraseElsewhere = eraseTraces,
): Promise<void> =>
  db.transaction(async (tx) => {
    const erased = await overwriteApplications(tx, applicationIds, eraseElsewhere);
    if (erased.length === 0) return;
    const context = { db: tx, now: () => new Date(), remoteAddress: null };
    await recordErasure(context, { cause: 'schedule', applicationIds: erased });
  });

/**
 * Erases requests in the caller's transaction, which records it, and at once what tells of their persons elsewhere; returns
 * which were not erased before.
 */
export const overwriteApplications = async (
  tx: Database,
  applicationIds: readonly number[],
  eraseElsewhere = eraseTraces,
): Promise<number[]> => {
  const found = await lockUnerased(tx, applicationIds);
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  await endUnfinished(tx, found.filter(isUnfinished));
  await endRowsOfRequests(tx, ids, false);
  await tx
    .update(applications)
    .set({ ...overwritten(applicationData.columns), erasedOn: sql`now()` })
    .where(inArray(applications.id, ids));
  await eraseElsewhere(tx, found);
  return ids;
};

/**
 * Erases the student alone in requests of somebody else, in the caller's transaction, which records it: the student's data and
 * every text and document, as any may tell of the student. Returns which requests were not erased before.
 */
export const overwriteStudents = async (
  tx: Database,
  applicationIds: readonly number[],
  eraseElsewhere = eraseTraces,
): Promise<number[]> => {
  const found = await lockUnerased(tx, applicationIds);
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  await endRowsOfRequests(tx, ids, true);
  await tx
    .update(applications)
    .set(overwritten(applicationData.columns.filter(({ what }) => what === 'student')))
    .where(inArray(applications.id, ids));
  await eraseElsewhere(
    tx,
    found.map((one) => ({ ...one, fullName: null, fiscalNumber: null })),
  );
  return ids;
};

/** Those made of others are locked first, as where they are decided: otherwise there would be a deadlock. */
const lockUnerased = async (tx: Database, applicationIds: readonly number[]) => {
  const newestFirst = await tx
    .select({
      id: applications.id,
      kind: applications.kind,
      statusId: applications.statusId,
      fullName: applications.fullName,
      fiscalNumber: applications.fiscalNumber,
      studentFullName: applications.studentFullName,
      studentFiscalNumber: applications.studentFiscalNumber,
    })
    .from(applications)
    .where(and(inArray(applications.id, [...applicationIds]), isNull(applications.erasedOn)))
    .orderBy(desc(applications.id))
    .for('update');
  return newestFirst.toReversed();
};

/** Ends what nobody can decide or activate any more: an active tariff becomes inactive, all else is cancelled. */
const endUnfinished = async (
  tx: Database,
  unfinished: readonly { readonly id: number; readonly statusId: number }[],
): Promise<void> => {
  for (const { id, statusId } of unfinished) {
    const isActive = statusId === applicationStatus.active;
    const moment = sql`now()`;
    const ended = isActive ? applicationStatus.inactive : applicationStatus.cancelled;
    await tx.update(applications).set({ statusId: ended, statusDate: moment }).where(eq(applications.id, id));
    await tx.insert(applicationHistory).values({
      applicationId: id,
      statusId: ended,
      createdOn: moment,
      updatedOn: moment,
      ...(isActive ? { activationEndDate: moment } : { cancellationDate: moment }),
    });
  }
};
