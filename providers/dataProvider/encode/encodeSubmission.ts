import type { Submission, SubmittedApplication } from '../../../contract/entities/application';
import type { FormDocument, RequestFormValues } from '../requestFormValues';
import { encodeAddress } from './encodeAddress';
import { encodeFile } from './encodeFile';
import { trimmed } from './trimmed';

const encodeDocument = (document: FormDocument) => {
  if (document instanceof File) return encodeFile(document);
  throw new Error(`${document.filename} is on the server already: a new request carries new documents only`);
};
const encodeOptional = async (document: FormDocument | null | undefined) =>
  document ? await encodeDocument(document) : null;
const encodeAll = (documents: readonly FormDocument[] | null | undefined) =>
  Promise.all((documents ?? []).map(encodeDocument));

const studentFields = async (values: RequestFormValues) => ({
  studentFullName: trimmed(values.studentFullName),
  studentFiscalNumber: trimmed(values.studentFiscalNumber),
  studentAddress: encodeAddress(values.studentAddress),
  studentAddressCertificateFile: await encodeOptional(values.studentAddressCertificateFile),
  studentRegistrationCertificateFile: await encodeOptional(values.studentRegistrationCertificateFile),
});

const documentFields = async (values: RequestFormValues) => ({
  taxCustomsAuthorityFiles: await encodeAll(values.taxCustomsAuthorityFiles),
  socialSecurityFiles: await encodeAll(values.socialSecurityFiles),
});

const encodeApplication = async (values: RequestFormValues): Promise<SubmittedApplication> => ({
  fullName: trimmed(values.fullName),
  fiscalNumber: trimmed(values.fiscalNumber),
  address: encodeAddress(values.address),
  isStudent: values.isStudent,
  ...(values.isStudent && (await studentFields(values))),
  applicantGaveConsent: values.applicantGaveConsent,
  applicantProvidedRequiredDocuments: values.applicantProvidedRequiredDocuments,
  ...(values.applicantProvidedRequiredDocuments && (await documentFields(values))),
});

/** The body of POST Application/submit: only what was declared goes along (spec 3, Submission; spec 7). */
export const encodeSubmission = async (values: RequestFormValues): Promise<Submission> => ({
  providerId: values.providerId,
  providerEmail: trimmed(values.providerEmail),
  applications: [await encodeApplication(values)],
});
