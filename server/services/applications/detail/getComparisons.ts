import { and, desc, eq, sql } from 'drizzle-orm';
import { getComparisons as getComparisonsCall } from '../../../../contract/calls/recheck';
import type { Comparison } from '../../../../contract/entities/comparison';
import { applicationStatus } from '../../../../contract/rules/applicationStatuses';
import {
  type ComparedDocument,
  changedDocuments,
  changedFields,
} from '../../../../contract/rules/compareRequests';
import { applicationHistory } from '../../../db/schema/applicationHistory';
import { files } from '../../../db/schema/files';
import { openDocumentKey } from '../../../documents/documentKeys';
import { auditView } from '../../audit/writeAuditEvent';
import { requireAccess } from '../../context/requireAccess';
import type { DocumentsContext, SignedInContext } from '../../context/serviceContext';
import { documentsOwner } from '../documents/listFiles';
import {
  type ApplicationWithProvider,
  findApplication,
  requireApplication,
} from '../visibility/requireApplication';

/**
 * Compares an application with its original and, for administrators, with the one that blocks it (spec 2.8). Skips
 * those that the actor may not open, and records the view of the others.
 * @throws {Refusal} `notFound` if the actor may not see the application or there is none
 */
export const getComparisons = async (
  context: SignedInContext & DocumentsContext,
  { applicationId }: { applicationId: number },
): Promise<Comparison[]> => {
  requireAccess(context, getComparisonsCall);
  const application = await requireApplication(context, applicationId);
  const others = [
    { relation: 'original', id: application.recheckApplicationId },
    { relation: 'blocking', id: await blockingOf(context, application) },
  ] as const;
  const comparisons: Comparison[] = [];
  for (const { relation, id } of others) {
    const other = id ? await findApplication(context, id) : undefined;
    if (!other) continue;
    await auditView(context, other.id, 'comparison');
    comparisons.push({
      relation,
      applicationId: other.id,
      fields: changedFields(other, application),
      documents: changedDocuments(
        await comparedDocuments(context, other.id),
        await comparedDocuments(context, applicationId),
      ),
    });
  }
  if (comparisons.length > 0) await auditView(context, applicationId, 'comparison');
  return comparisons;
};

/** Returns what blocks a conflicting application; only administrators may know it (spec 2.8). */
const blockingOf = async (
  { db, actor }: SignedInContext,
  { id, statusId }: ApplicationWithProvider,
): Promise<number | null | undefined> => {
  if (actor.role !== 'Administrator' || statusId !== applicationStatus.conflicting) return undefined;
  const [entry] = await db
    .select({ blockingApplicationId: applicationHistory.blockingApplicationId })
    .from(applicationHistory)
    .where(and(eq(applicationHistory.applicationId, id), eq(applicationHistory.statusId, statusId)))
    .orderBy(desc(applicationHistory.createdOn), desc(applicationHistory.id))
    .limit(1);
  return entry?.blockingApplicationId;
};

/** Returns the data by which an application's documents are compared, without reading their bytes. */
const comparedDocuments = async (
  { db, documents }: SignedInContext & DocumentsContext,
  applicationId: number,
): Promise<ComparedDocument[]> => {
  const found = await db
    .select({
      id: files.id,
      applicationId: files.applicationId,
      filename: files.filename,
      resourceFileTypeId: files.resourceFileTypeId,
      digest: files.digest,
      sealedKey: files.sealedKey,
      size: sql<number>`coalesce(octet_length(${files.content}), (
        select sum(octet_length(bytes)) from file_pieces where file_pieces.bytes_id = files.bytes_id
      ), 0)`.mapWith(Number),
    })
    .from(files)
    .where(eq(files.applicationId, sql`${documentsOwner(db, applicationId)}`))
    .orderBy(files.id);
  const compared: ComparedDocument[] = [];
  for (const { applicationId: owner, sealedKey, ...document } of found) {
    const secret =
      sealedKey && documents.keys && (await openDocumentKey(db, documents.keys, owner, sealedKey));
    compared.push(secret && secret !== 'sealed' ? { ...document, digest: secret.digest } : document);
  }
  return compared;
};
