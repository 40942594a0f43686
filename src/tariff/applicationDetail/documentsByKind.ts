import type { Application } from '../../../contract/entities/application';
import type { FileReference } from '../../../contract/entities/file';
import { type FileTypeId, fileType } from '../../../contract/entities/fileType';

/** The documents of an application by what they prove. */
export interface DocumentsByKind {
  registrationCertificate: readonly FileReference[];
  addressCertificate: readonly FileReference[];
  socialSecurity: readonly FileReference[];
  taxCustomsAuthority: readonly FileReference[];
}

/** Whether the answer lacks documents that the application must have, so that get-files is needed (spec 7, get-files). */
export const lacksDocuments = (application: Application): boolean =>
  Boolean(
    (application.isStudent &&
      !(application.studentRegistrationCertificateFile && application.studentAddressCertificateFile)) ||
      (application.applicantProvidedRequiredDocuments &&
        !(application.socialSecurityFiles && application.taxCustomsAuthorityFiles)),
  );

/** The documents named in the application, completed from the list of its files (spec 2.8). */
export const documentsByKind = (
  application: Application,
  listed: readonly FileReference[] = [],
): DocumentsByKind => {
  const ofType = (type: FileTypeId) => listed.filter((file) => file.resourceFileTypeId === type);
  const one = (file: FileReference | null | undefined, type: FileTypeId) => (file ? [file] : ofType(type));
  return {
    registrationCertificate: one(
      application.studentRegistrationCertificateFile,
      fileType.studentRegistrationCertificateFile,
    ),
    addressCertificate: one(
      application.studentAddressCertificateFile,
      fileType.studentAddressCertificateFile,
    ),
    socialSecurity: application.socialSecurityFiles ?? ofType(fileType.socialSecurityFile),
    taxCustomsAuthority: application.taxCustomsAuthorityFiles ?? ofType(fileType.taxCustomsAuthorityFile),
  };
};
