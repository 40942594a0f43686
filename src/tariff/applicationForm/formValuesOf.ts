import type { Address } from '../../../contract/entities/address';
import type { Application } from '../../../contract/entities/application';
import type { FileReference } from '../../../contract/entities/file';
import type { AddressFormInput } from '../addressPicker/addressFormSchema';
import { emptyAddress } from '../addressPicker/emptyAddress';
import { documentsByKind } from '../applicationDetail/documentsByKind';
import { emptyDocuments, emptyStudent } from './emptyRequest';
import type { RequestFormInput } from './requestFormSchema';

// A part that the server leaves out counts as null.
const addressOf = (address: Address | null | undefined): AddressFormInput => ({
  ...emptyAddress,
  ...address,
});

/** The form's values for an existing application; its address counts as chosen, its documents are kept (spec 2.9). */
export const formValuesOf = (
  application: Application,
  listed?: readonly FileReference[],
): RequestFormInput => {
  const documents = documentsByKind(application, listed);
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
