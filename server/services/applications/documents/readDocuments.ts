import type { FileReference, UploadedFile } from '../../../../contract/entities/file';
import { type FileTypeId, fileType } from '../../../../contract/entities/fileType';
import { fieldLabels } from '../../../../contract/fieldLabels';
import { validationMessages } from '../../../../contract/rules/validationMessages';
import type { UploadContext } from '../../context/serviceContext';
import { documentRefusal, readPdf } from './readPdf';
import type { KeptDocument, NewDocument } from './storeDocuments';

/** Refuses a request with the same document twice: one of the two was meant to be another. */
const requireDifferent = (documents: readonly (NewDocument | KeptDocument)[]) => {
  const known = new Map<string, NewDocument>();
  for (const document of documents) {
    if ('resourceFileId' in document) continue;
    const same = known.get(document.digest);
    if (same)
      throw documentRefusal(document.label, document.filename, validationMessages.pdfRepeated(same.filename));
    known.set(document.digest, document);
  }
};

/** Reads and checks the documents sent with a request; returns them along with those that it keeps. */
export const readDocuments = (
  { sentFiles }: Pick<UploadContext, 'sentFiles'>,
  sent: ApplicationDocuments<UploadedFile | FileReference>,
): (NewDocument | KeptDocument)[] => {
  const documents = documentsOf(sent, (file, resourceFileTypeId, label) =>
    'resourceFileId' in file
      ? { resourceFileTypeId, resourceFileId: file.resourceFileId, label }
      : { resourceFileTypeId, label, ...readPdf(file, label, sentFiles) },
  );
  requireDifferent(documents);
  return documents;
};

/** The fields of a request about its documents; `File` is the form in which it has a file. */
export interface ApplicationDocuments<File> {
  isStudent?: boolean | null | undefined;
  studentAddressCertificateFile?: File | null | undefined;
  studentRegistrationCertificateFile?: File | null | undefined;
  applicantProvidedRequiredDocuments?: boolean | null | undefined;
  taxCustomsAuthorityFiles?: readonly File[] | null | undefined;
  socialSecurityFiles?: readonly File[] | null | undefined;
}

/** Reads a file sent as one of a type; `label` names its field in a refusal. */
export type ReadDocument<File, Document> = (
  file: File,
  resourceFileTypeId: FileTypeId,
  label: string,
) => Document;

/**
 * Reads the documents that apply: certificates for a student, and proofs if the declaration says that there
 * are any.
 */
const documentsOf = <File, Document>(
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
