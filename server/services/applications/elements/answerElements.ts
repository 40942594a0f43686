import { and, eq } from 'drizzle-orm';
import { answerElements as answerElementsCall } from '../../../../contract/calls/elements';
import type { ElementsAnswer } from '../../../../contract/entities/elements';
import { type FileTypeId, fileType } from '../../../../contract/entities/fileType';
import { applications } from '../../../db/schema/applications';
import { elementRequests } from '../../../db/schema/elementRequests';
import { Refusal } from '../../../lib/refusal';
import { writeAuditEvent } from '../../audit/writeAuditEvent';
import { onceByKey } from '../../context/onceByKey';
import { requireAccess } from '../../context/requireAccess';
import type { DocumentsContext, SignedInContext, UploadContext } from '../../context/serviceContext';
import { tellOfAnswer } from '../../mail/elementsMail';
import { filesOf } from '../documents/listFiles';
import { readDocuments } from '../documents/readDocuments';
import { keepNewDocuments, storeDocuments } from '../documents/storeDocuments';
import { openElementsOf } from '../moves/endElements';
import { lockForMove } from '../moves/lockForMove';
import type { StoredApplication } from '../visibility/requireApplication';
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
