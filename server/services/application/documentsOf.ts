import { type FileTypeId, fileType } from '../../../contract/entities/fileType';
import { fieldLabels } from '../../../contract/fieldLabels';

/** What a request says of its documents, whatever a file looks like on its way. */
export interface ApplicationDocuments<File> {
  isStudent?: boolean | null | undefined;
  studentAddressCertificateFile?: File | null | undefined;
  studentRegistrationCertificateFile?: File | null | undefined;
  applicantProvidedRequiredDocuments?: boolean | null | undefined;
  taxCustomsAuthorityFiles?: readonly File[] | null | undefined;
  socialSecurityFiles?: readonly File[] | null | undefined;
}

/** Reads a file that was sent as one of a type; `label` names its field in a refusal. */
export type ReadDocument<File, Document> = (
  file: File,
  resourceFileTypeId: FileTypeId,
  label: string,
) => Document;

/** The documents that count: certificates of a student, and proofs where the declaration says that there are any. */
export const documentsOf = <File, Document>(
  sent: ApplicationDocuments<File>,
  read: ReadDocument<File, Document>,
): Document[] => {
  const groups = [
    {
      field: 'studentAddressCertificateFile',
      resourceFileTypeId: fileType.studentAddressCertificateFile,
      list: sent.isStudent ? [sent.studentAddressCertificateFile] : [],
    },
    {
      field: 'studentRegistrationCertificateFile',
      resourceFileTypeId: fileType.studentRegistrationCertificateFile,
      list: sent.isStudent ? [sent.studentRegistrationCertificateFile] : [],
    },
    {
      field: 'taxCustomsAuthorityFiles',
      resourceFileTypeId: fileType.taxCustomsAuthorityFile,
      list: (sent.applicantProvidedRequiredDocuments && sent.taxCustomsAuthorityFiles) || [],
    },
    {
      field: 'socialSecurityFiles',
      resourceFileTypeId: fileType.socialSecurityFile,
      list: (sent.applicantProvidedRequiredDocuments && sent.socialSecurityFiles) || [],
    },
  ];
  return groups.flatMap(({ field, resourceFileTypeId, list }) =>
    list.flatMap((file) => (file ? [read(file, resourceFileTypeId, fieldLabels[field] ?? field)] : [])),
  );
};
