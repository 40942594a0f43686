import type { FileReference, UploadedFile } from '../../../../contract/entities/file';
import { fileType } from '../../../../contract/entities/fileType';
import { fieldLabels } from '../../../../contract/fieldLabels';
import { validationMessages } from '../../../../contract/rules/validationMessages';
import type { UploadContext } from '../../context/serviceContext';
import { documentRefusal, readPdf } from './readPdf';
import type { KeptDocument, NewDocument } from './storeDocuments';

type SentFile = UploadedFile | FileReference;

/** The fields of a request about its documents. */
interface SentDocuments {
  isStudent?: boolean | null | undefined;
  studentAddressCertificateFile?: SentFile | null | undefined;
  studentRegistrationCertificateFile?: SentFile | null | undefined;
  applicantProvidedRequiredDocuments?: boolean | null | undefined;
  taxCustomsAuthorityFiles?: readonly SentFile[] | null | undefined;
  socialSecurityFiles?: readonly SentFile[] | null | undefined;
}

/**
 * Reads and checks the documents of a request that apply: certificates for a student, and proofs if the declaration
 * says that there are any; returns them along with those that it keeps.
 * @throws {Refusal} `badRequest` naming field and file, for what is no PDF that is accepted or is there twice
 */
export const readDocuments = (
  { sentFiles }: Pick<UploadContext, 'sentFiles'>,
  sent: SentDocuments,
): (NewDocument | KeptDocument)[] => {
  const read = (
    field: keyof SentDocuments,
    typeName: keyof typeof fileType,
    list: readonly (SentFile | null | undefined)[] | null | undefined,
  ) => {
    const common = { resourceFileTypeId: fileType[typeName], label: fieldLabels[field] };
    return (list ?? []).flatMap((file): (NewDocument | KeptDocument)[] => {
      if (!file) return [];
      if ('resourceFileId' in file) return [{ ...common, resourceFileId: file.resourceFileId }];
      return [{ ...common, ...readPdf(file, common.label, sentFiles) }];
    });
  };
  const certificates = ['studentAddressCertificateFile', 'studentRegistrationCertificateFile'] as const;
  const documents = [
    ...certificates.flatMap((field) => read(field, field, sent.isStudent ? [sent[field]] : [])),
    ...(sent.applicantProvidedRequiredDocuments
      ? [
          ...read('taxCustomsAuthorityFiles', 'taxCustomsAuthorityFile', sent.taxCustomsAuthorityFiles),
          ...read('socialSecurityFiles', 'socialSecurityFile', sent.socialSecurityFiles),
        ]
      : []),
  ];
  requireDifferent(documents);
  return documents;
};

/** Refuses a request with the same document twice: one of the two was meant to be another. */
const requireDifferent = (documents: readonly (NewDocument | KeptDocument)[]) => {
  const known = new Map<string, NewDocument>();
  for (const document of documents) {
    if ('resourceFileId' in document) continue;
    const same = known.get(document.digest);
    if (same)
      throw documentRefusal(document.label, document.filename, {
        code: 'document_repeated',
        text: validationMessages.pdfRepeated(same.filename),
      });
    known.set(document.digest, document);
  }
};
