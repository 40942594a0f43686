import { emptyAddress } from '../addressPicker/emptyAddress';
import type { RequestFormInput } from './requestFormSchema';

/** The student's fields of a request without a student (spec 4, Form rules). */
export const emptyStudent = {
  studentFullName: '',
  studentFiscalNumber: '',
  studentAddress: emptyAddress,
  studentRegistrationCertificateFile: null,
  studentAddressCertificateFile: null,
} satisfies Partial<RequestFormInput>;

/** The document lists of a request without declared documents. */
export const emptyDocuments = {
  socialSecurityFiles: [],
  taxCustomsAuthorityFiles: [],
} satisfies Partial<RequestFormInput>;

/** An empty request of a provider. */
export const emptyRequest = (providerId: number | null): RequestFormInput => ({
  providerId,
  providerEmail: '',
  fullName: '',
  fiscalNumber: '',
  address: emptyAddress,
  isStudent: false,
  ...emptyStudent,
  applicantGaveConsent: false,
  applicantProvidedRequiredDocuments: false,
  ...emptyDocuments,
});
