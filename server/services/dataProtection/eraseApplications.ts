import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import type { Database } from '../../db/database';
import { applicationClaims } from '../../db/schema/applicationClaims';
import { applicationHistory } from '../../db/schema/applicationHistory';
import { applicationNotes } from '../../db/schema/applicationNotes';
import { applications } from '../../db/schema/applications';
import { elementRequests } from '../../db/schema/elementRequests';
import { mailNotifications } from '../../db/schema/mailNotifications';
import { serviceAnswers } from '../../db/schema/verification';
import { webhookMessages } from '../../db/schema/webhooks';
import { erasedAddress, erasedIfAny, erasedNif, erasedPostCode, erasedText } from './erasedValues';
import { eraseTraces } from './eraseTraces';
import { isUnfinished } from './keptRequests';
import { recordErasure } from './recordErasure';
import { releaseDocuments } from './removeErasedDocuments';

/**
 * Overwrites what is personal in these requests and in all that hangs on them, destroys the keys of their documents and
 * queues the removal of their bytes, in one transaction. What requests are counted by stays: kind, status, dates, provider,
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
  await eraseTextsOf(tx, ids);
  await releaseDocuments(tx, ids);
  await tx.delete(webhookMessages).where(inArray(webhookMessages.applicationId, ids));
  await tx.delete(applicationClaims).where(inArray(applicationClaims.applicationId, ids));
  await tx
    .update(applications)
    .set({
      fullName: erasedText,
      fiscalNumber: erasedNif,
      address: erasedAddress(applications.address),
      postCode: erasedPostCode(applications.postCode),
      ...erasedStudent,
      erasedOn: sql`now()`,
    })
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
): Promise<number[]> => {
  const found = await lockUnerased(tx, applicationIds);
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  await eraseTextsOf(tx, ids);
  await releaseDocuments(tx, ids);
  await tx.update(applications).set(erasedStudent).where(inArray(applications.id, ids));
  await eraseTraces(
    tx,
    found.map((one) => ({ ...one, fullName: null, fiscalNumber: null })),
  );
  return ids;
};

const erasedStudent = {
  studentFullName: erasedIfAny(applications.studentFullName),
  studentFiscalNumber: erasedIfAny(applications.studentFiscalNumber, erasedNif),
  studentAddress: erasedAddress(applications.studentAddress),
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

/** Removes every text that people wrote about these requests or that was sent, and what the services said. */
const eraseTextsOf = async (tx: Database, ids: readonly number[]): Promise<void> => {
  const of = (column: AnyPgColumn) => inArray(column, [...ids]);
  const { activationStartOtherReason, activationEndOtherReason, nonEligibleReason, eligibleReason } =
    applicationHistory;
  await tx
    .update(applicationHistory)
    .set({
      activationStartOtherReason: erasedIfAny(activationStartOtherReason),
      activationEndOtherReason: erasedIfAny(activationEndOtherReason),
      nonEligibleReason: erasedIfAny(nonEligibleReason),
      eligibleReason: erasedIfAny(eligibleReason),
      socialSecurityAnswer: null,
      taxAuthorityAnswer: null,
    })
    .where(of(applicationHistory.applicationId));
  await tx.delete(serviceAnswers).where(of(serviceAnswers.applicationId));
  await tx.delete(applicationNotes).where(of(applicationNotes.applicationId));
  await tx
    .update(elementRequests)
    .set({
      text: erasedText,
      answer: erasedIfAny(elementRequests.answer),
      fileIds: [],
      endedOn: sql`case when answered_on is null then coalesce(ended_on, now()) else ended_on end`,
    })
    .where(of(elementRequests.applicationId));
  await tx.delete(mailNotifications).where(of(mailNotifications.applicationId));
};
