import { eq } from 'drizzle-orm';
import {
  deleteMaintenanceRequest,
  updateMaintenanceRequest,
} from '../../../contract/calls/maintenanceRequest';
import type { RecheckSubmission } from '../../../contract/entities/application';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { applicationConsents } from '../../db/schema/applicationConsents';
import { applicationHistory } from '../../db/schema/applicationHistory';
import { applicationNotes } from '../../db/schema/applicationNotes';
import { applications } from '../../db/schema/applications';
import { files } from '../../db/schema/files';
import { mailNotifications } from '../../db/schema/mailNotifications';
import { Refusal } from '../../lib/refusal';
import { keepNewDocuments, replaceDocuments } from '../applications/documents/storeDocuments';
import { readResubmission, requireSamePeople } from '../applications/submit/readApplication';
import { recordConsents } from '../applications/submit/recordConsents';
import type { StoredResult } from '../applications/submit/submitApplications';
import { lockApplication, type StoredApplication } from '../applications/visibility/requireApplication';
import { writeAuditEvent } from '../audit/writeAuditEvent';
import { onceByKey } from '../context/onceByKey';
import { requireAccess } from '../context/requireAccess';
import type { SignedInContext, UploadContext } from '../context/serviceContext';
import { mayRemoveRequest } from '../hooks/hooks';
import { maintenanceTexts } from './texts';

/**
 * Edits a submitted maintenance request of the actor's provider; the NIFs and the e-mail don't change (spec 2.9).
 * @throws {Refusal} `notFound` if it is not the provider's; `badRequest` if it is not Submitted, and for other people
 *   or wrong documents
 */
export const updateRequest = async (
  context: SignedInContext & UploadContext,
  submission: RecheckSubmission,
): Promise<StoredResult[]> => {
  requireAccess(context, updateMaintenanceRequest);
  const { applicationId, values, documents: read } = await readResubmission(context, submission);
  const documents = await keepNewDocuments(context, read);
  return onceByKey(context, async (inside) => {
    const { db, now } = inside;
    const { providerId: _provider, providerEmail: _email, ...said } = values;
    const request = await requireSubmitted(inside, applicationId);
    requireSamePeople(request, said);
    await replaceDocuments(inside, applicationId, documents);
    await db
      .update(applications)
      // Both addresses were just found in the address list, so neither counts as changed any more.
      .set({ ...said, hasAddressChanged: false, documentsOfId: null })
      .where(eq(applications.id, request.id));
    await db
      .update(applicationHistory)
      .set({ updatedOn: now() })
      .where(eq(applicationHistory.applicationId, request.id));
    // What was ticked is what the last form says.
    await db.delete(applicationConsents).where(eq(applicationConsents.applicationId, request.id));
    await recordConsents(inside, request.id, values, submission.declarationVersion);
    await writeAuditEvent(inside, { action: 'update', subject: 'application', subjectId: request.id });
    return [{ success: true, applicationId: request.id }];
  });
};

/**
 * Deletes a submitted maintenance request and everything attached to it; the audit trail stays (spec 2.7 and 10.5).
 * @throws {Refusal} `notFound` if it is not the provider's; `badRequest` if it is not Submitted, or must be kept
 */
export const deleteRequest = (
  context: SignedInContext,
  { applicationId }: { applicationId: number },
): Promise<void> => {
  requireAccess(context, deleteMaintenanceRequest);
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const kept = await mayRemoveRequest(inside, applicationId);
    const request = await requireSubmitted(inside, applicationId);
    if (kept) throw new Refusal('badRequest', kept);
    await db.delete(files).where(eq(files.applicationId, applicationId));
    await db.delete(mailNotifications).where(eq(mailNotifications.applicationId, applicationId));
    await db.delete(applicationHistory).where(eq(applicationHistory.applicationId, applicationId));
    await db.delete(applicationConsents).where(eq(applicationConsents.applicationId, applicationId));
    await db.delete(applicationNotes).where(eq(applicationNotes.applicationId, applicationId));
    await db.delete(applications).where(eq(applications.id, applicationId));
    await writeAuditEvent(inside, {
      action: 'delete',
      subject: 'application',
      subjectId: applicationId,
      detail: { kind: request.kind, originalId: request.recheckApplicationId },
    });
  });
};

/**
 * Locks and returns the maintenance request with this id; refuses unless it is the actor's and still
 * Submitted (spec 4: only those can be edited and deleted).
 */
const requireSubmitted = async (
  context: SignedInContext,
  applicationId: number,
): Promise<StoredApplication> => {
  const request = await lockApplication(context, applicationId);
  if (request.kind !== 'maintenance' || request.statusId !== applicationStatus.submitted) {
    throw new Refusal('badRequest', maintenanceTexts.notSubmitted);
  }
  return request;
};
