import type { Application } from '../../../contract/entities/application';
import type { FileReference } from '../../../contract/entities/file';
import { type FileTypeId, fileType } from '../../../contract/entities/fileType';

/** The documents of an application by what they prove. */
export interface ApplicationDocuments {
  registrationCertificate: readonly FileReference[];
  addressCertificate: readonly FileReference[];
  socialSecurity: readonly FileReference[];
  taxCustomsAuthority: readonly FileReference[];
}

/** Whether the application leaves out documents that it must have, so that they have to be asked for (spec 7, get-files). */
export const lacksDocuments = (application: Application): boolean =>
  Boolean(
    (application.isStudent &&
      !(application.studentRegistrationCertificateFile && application.studentAddressCertificateFile)) ||
      (application.applicantProvidedRequiredDocuments &&
        !(application.socialSecurityFiles && application.taxCustomsAuthorityFiles)),
  );

/** The documents as the application names them; what it leaves out comes from the list of its files (spec 2.8). */
export const documentsOf = (
  application: Application,
  listed: readonly FileReference[] = [],
): ApplicationDocuments => {
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
