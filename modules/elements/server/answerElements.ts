import { and, eq } from 'drizzle-orm';
import { type FileTypeId, fileType } from '../../../contract/entities/fileType';
import { applications } from '../../../server/db/schema/applications';
import { elementRequests } from '../../../server/db/schema/elementRequests';
import { Refusal } from '../../../server/lib/refusal';
import { filesOf } from '../../../server/services/applications/documents/listFiles';
import { readDocuments } from '../../../server/services/applications/documents/readDocuments';
import {
  keepNewDocuments,
  storeDocuments,
} from '../../../server/services/applications/documents/storeDocuments';
import { lockForMove } from '../../../server/services/applications/moves/lockForMove';
import type { StoredApplication } from '../../../server/services/applications/visibility/requireApplication';
import { writeAuditEvent } from '../../../server/services/audit/writeAuditEvent';
import { onceByKey } from '../../../server/services/context/onceByKey';
import { requireAccess } from '../../../server/services/context/requireAccess';
import type {
  DocumentsContext,
  SignedInContext,
  UploadContext,
} from '../../../server/services/context/serviceContext';
import type { ElementsAnswer } from '../contract/bodies';
import { answerElements as answerElementsCall } from '../contract/calls';
import { tellOfAnswer } from './elementsMail';
import { openElementsOf } from './endElements';
import { elementsTexts } from './texts';

const proofs: readonly number[] = [fileType.socialSecurityFile, fileType.taxCustomsAuthorityFile];

/**
 * Answers what the regulator asked for about an application of the actor's own provider. The documents become documents of
 * the application, whose status stays; whoever asked is told by e-mail.
 * @throws {Refusal} `badRequest` if it is no longer open, for a wrong document, or if there is no such application
 */
export const answerElements = async (
  context: SignedInContext & UploadContext,
  sent: ElementsAnswer,
): Promise<boolean> => {
  requireAccess(context, answerElementsCall);
  const { applicationId, elementRequestId, answer } = sent;
  const read = readDocuments(context, {
    ...sent,
    isStudent: true,
    applicantProvidedRequiredDocuments: true,
  });
  const documents = await keepNewDocuments(context, read);
  return onceByKey(context, async (inside) => {
    const { db, actor, now } = inside;
    const application = await lockForMove(inside, applicationId, 'decide');
    const [open] = await db
      .select({ askedById: elementRequests.askedById })
      .from(elementRequests)
      .where(and(eq(elementRequests.id, elementRequestId), openElementsOf(applicationId)));
    if (!open) throw new Refusal('badRequest', elementsTexts.notOpen);
    await takeDocuments(inside, application);
    const before = new Set((await filesOf(inside, applicationId)).map(({ id }) => id));
    await storeDocuments(inside, applicationId, documents);
    const fileIds = (await filesOf(inside, applicationId))
      .map(({ id }) => id)
      .filter((id) => !before.has(id));
    if (documents.some(({ resourceFileTypeId }) => proofs.includes(resourceFileTypeId)))
      await db
        .update(applications)
        .set({ applicantProvidedRequiredDocuments: true })
        .where(eq(applications.id, applicationId));
    await db
      .update(elementRequests)
      .set({ answeredById: actor.userId, answeredOn: now(), answer: answer || null, fileIds })
      .where(eq(elementRequests.id, elementRequestId));
    await writeAuditEvent(inside, {
      action: 'answerElements',
      subject: 'application',
      subjectId: applicationId,
      detail: { documents: fileIds.length },
    });
    await tellOfAnswer(inside, application, open.askedById);
    return true;
  });
};

/** Gives a maintenance request that shares the documents of its original copies of its own. */
const takeDocuments = async (
  context: SignedInContext & DocumentsContext,
  { id, documentsOfId }: StoredApplication,
): Promise<void> => {
  if (documentsOfId === null) return;
  const copies = (await filesOf(context, id)).map((file) => ({
    resourceFileId: file.id,
    resourceFileTypeId: file.resourceFileTypeId as FileTypeId,
    label: '',
  }));
  await storeDocuments(context, id, copies);
  await context.db.update(applications).set({ documentsOfId: null }).where(eq(applications.id, id));
};
