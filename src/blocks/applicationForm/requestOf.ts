import type { Address } from '../../../contract/entities/address';
import type { Application } from '../../../contract/entities/application';
import type { FileReference } from '../../../contract/entities/file';
import type { AddressFormInput } from '../addressPicker/addressFormSchema';
import { emptyAddress } from '../addressPicker/emptyAddress';
import { documentsOf } from '../applicationDetail/documentsOf';
import { emptyDocuments, emptyStudent } from './emptyRequest';
import type { RequestFormInput } from './requestFormSchema';

// The form is the same whether the server leaves a part out or sends null for it.
const addressOf = (address: Address | null | undefined): AddressFormInput => ({
  ...emptyAddress,
  ...address,
});

/** The form's values of an application that the server has; its address counts as chosen, its documents as kept (spec 2.9). */
export const requestOf = (application: Application, listed?: readonly FileReference[]): RequestFormInput => {
  const documents = documentsOf(application, listed);
  return {
    providerId: application.providerId,
    providerEmail: application.providerEmail,
    fullName: application.fullName ?? '',
    fiscalNumber: application.fiscalNumber ?? '',
    address: addressOf(application.address),
    isStudent: application.isStudent === true,
    ...(application.isStudent
      ? {
          studentFullName: application.studentFullName ?? '',
          studentFiscalNumber: application.studentFiscalNumber ?? '',
          studentAddress: addressOf(application.studentAddress),
          studentRegistrationCertificateFile: documents.registrationCertificate[0] ?? null,
          studentAddressCertificateFile: documents.addressCertificate[0] ?? null,
        }
      : emptyStudent),
    applicantGaveConsent: application.applicantGaveConsent === true,
    applicantProvidedRequiredDocuments: application.applicantProvidedRequiredDocuments === true,
    ...(application.applicantProvidedRequiredDocuments
      ? {
          socialSecurityFiles: [...documents.socialSecurity],
          taxCustomsAuthorityFiles: [...documents.taxCustomsAuthority],
        }
      : emptyDocuments),
  };
};
