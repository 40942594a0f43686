import { eq } from 'drizzle-orm';
import type { RecheckSubmission } from '../../../contract/entities/application';
import { applicationHistory } from '../../db/schema/applicationHistory';
import { applications } from '../../db/schema/applications';
import { readResubmission } from '../application/readResubmission';
import { replaceDocuments } from '../application/replaceDocuments';
import { requireSamePeople } from '../application/requireSamePeople';
import { recordAudit } from '../audit/recordAudit';
import type { SignedInContext } from '../serviceContext';
import { requireSubmitted } from './requireSubmitted';

const noStudent = { studentFullName: null, studentFiscalNumber: null, studentAddress: null };

/** Edits a submitted maintenance request of the actor's provider; the NIFs and the e-mail stay what they are (spec 2.9). */
export const updateRequest = async (
  context: SignedInContext,
  submission: RecheckSubmission,
): Promise<number> => {
  const { applicationId, values, documents } = await readResubmission(context, submission);
  const { providerId: _provider, providerEmail: _email, ...said } = values;
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const request = await requireSubmitted(inside, applicationId);
    requireSamePeople(request, said);
    await replaceDocuments(inside, applicationId, documents);
    await db
      .update(applications)
      // Both addresses were just found in the address list, so that none counts as changed any more.
      .set({ ...noStudent, ...said, hasAddressChanged: false, documentsOfId: null })
      .where(eq(applications.id, request.id));
    await db
      .update(applicationHistory)
      .set({ updatedOn: context.now() })
      .where(eq(applicationHistory.applicationId, request.id));
    await recordAudit(inside, { action: 'update', subject: 'application', subjectId: request.id });
    return request.id;
  });
};
