import { eq } from 'drizzle-orm';
import type { RecheckSubmission } from '../../../contract/entities/application';
import { fieldLabels } from '../../../contract/fieldLabels';
import { messages } from '../../../contract/rules/messages';
import type { Database } from '../../db/database';
import { applicationHistory } from '../../db/schema/applicationHistory';
import { applications } from '../../db/schema/applications';
import { addressResolver } from '../address/addressResolver';
import { newApplicationValues } from '../application/newApplicationValues';
import { recordAudit } from '../audit/recordAudit';
import { fieldRefusal } from '../fieldRefusal';
import { filesOf } from '../file/filesOf';
import type { SignedInContext } from '../serviceContext';
import { requireSubmitted } from './requireSubmitted';
import { sortDocuments } from './sortDocuments';
import { storeDocuments } from './storeDocuments';

type SentApplication = RecheckSubmission['applications'][number];

const refuse = (field: string) => fieldRefusal(fieldLabels[field] ?? field, messages.invalidValue);
const noStudent = { studentFullName: null, studentFiscalNumber: null, studentAddress: null };
const noFiles = {
  studentAddressCertificateFile: null,
  studentRegistrationCertificateFile: null,
  taxCustomsAuthorityFiles: null,
  socialSecurityFiles: null,
};

/** The values to store; both addresses must be rows of the address list, so that none counts as changed any more. */
const valuesOf = async (db: Database, sent: SentApplication) => {
  const addresses = [sent.address, sent.studentAddress].filter((one) => one != null);
  const values = newApplicationValues({ ...sent, ...noFiles }, await addressResolver(db, addresses));
  return { ...noStudent, ...values, hasAddressChanged: false, documentsOfId: null };
};

/** Edits a submitted maintenance request of the actor's provider; citizen's NIF and e-mail stay what they are (spec 2.9). */
export const updateRequest = async (
  context: SignedInContext,
  { providerId, applications: sent }: RecheckSubmission,
): Promise<number> => {
  const [application] = sent;
  if (!application) throw refuse('applications');
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const request = await requireSubmitted(inside, application.id);
    if (providerId !== request.providerId) throw refuse('providerId');
    // Another citizen's answer must not keep this one's tariff.
    if (application.fiscalNumber !== request.fiscalNumber) throw refuse('fiscalNumber');
    const values = await valuesOf(db, application);
    const documents = sortDocuments(application, await filesOf(db, request.id));
    await storeDocuments(inside, request, documents);
    await db.update(applications).set(values).where(eq(applications.id, request.id));
    await db
      .update(applicationHistory)
      .set({ updatedOn: context.now() })
      .where(eq(applicationHistory.applicationId, request.id));
    await recordAudit(inside, { action: 'update', subject: 'application', subjectId: request.id });
    return request.id;
  });
};
