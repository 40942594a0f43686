import type { SubmittedApplication } from '../../../contract/entities/application';
import { fileType } from '../../../contract/entities/fileType';
import { fieldLabels } from '../../../contract/fieldLabels';
import type { files } from '../../db/schema/files';
import { readPdf } from '../file/readPdf';

/** A document that is ready to be stored with its application. */
export type NewDocument = Pick<typeof files.$inferInsert, 'resourceFileTypeId' | 'filename' | 'content'>;

/** The documents that count: certificates of a student, and proofs where the declaration says that there are any. */
export const documentsOf = (sent: SubmittedApplication): NewDocument[] => {
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
    list.flatMap((file) =>
      file ? [{ resourceFileTypeId, ...readPdf(file, fieldLabels[field] ?? field) }] : [],
    ),
  );
};
