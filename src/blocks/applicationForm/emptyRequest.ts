import { emptyAddress } from '../addressPicker/emptyAddress';
import type { RequestFormInput } from './requestFormSchema';

/** The student's part of a request while there is no student (spec 4, Form rules). */
export const emptyStudent = {
  studentFullName: '',
  studentFiscalNumber: '',
  studentAddress: emptyAddress,
  studentRegistrationCertificateFile: null,
  studentAddressCertificateFile: null,
} satisfies Partial<RequestFormInput>;

/** The document lists of a request while no documents were declared. */
export const emptyDocuments = {
  socialSecurityFiles: [],
  taxCustomsAuthorityFiles: [],
} satisfies Partial<RequestFormInput>;

/** A request of which only the provider is known. */
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
