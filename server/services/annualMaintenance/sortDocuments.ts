import type { RecheckSubmission } from '../../../contract/entities/application';
import type { FileReference, UploadedFile } from '../../../contract/entities/file';
import { type FileTypeId, fileType } from '../../../contract/entities/fileType';
import { fieldLabels } from '../../../contract/fieldLabels';
import { messages } from '../../../contract/rules/messages';
import type { NewDocument } from '../application/documentsOf';
import { fieldRefusal } from '../fieldRefusal';
import type { FileDescription } from '../file/filesOf';
import { readPdf } from '../file/readPdf';

type SentApplication = RecheckSubmission['applications'][number];
type SentFile = FileReference | UploadedFile;

const groupsOf = (
  sent: SentApplication,
): { field: string; type: FileTypeId; list: readonly SentFile[] }[] => {
  const certificate = (file: SentFile | null | undefined) => (sent.isStudent && file ? [file] : []);
  const proofs = (list: readonly SentFile[] | null | undefined) =>
    (sent.applicantProvidedRequiredDocuments && list) || [];
  return [
    {
      field: 'studentAddressCertificateFile',
      type: fileType.studentAddressCertificateFile,
      list: certificate(sent.studentAddressCertificateFile),
    },
    {
      field: 'studentRegistrationCertificateFile',
      type: fileType.studentRegistrationCertificateFile,
      list: certificate(sent.studentRegistrationCertificateFile),
    },
    {
      field: 'taxCustomsAuthorityFiles',
      type: fileType.taxCustomsAuthorityFile,
      list: proofs(sent.taxCustomsAuthorityFiles),
    },
    {
      field: 'socialSecurityFiles',
      type: fileType.socialSecurityFile,
      list: proofs(sent.socialSecurityFiles),
    },
  ];
};

/** The documents of an edited application: which of those that it has stay, and which are new; a reference to anything else is refused. */
export const sortDocuments = (
  sent: SentApplication,
  present: readonly FileDescription[],
): { keptIds: number[]; added: NewDocument[] } => {
  const keptIds: number[] = [];
  const added: NewDocument[] = [];
  for (const { field, type, list } of groupsOf(sent)) {
    const label = fieldLabels[field] ?? field;
    for (const file of list) {
      if ('file' in file) {
        added.push({ resourceFileTypeId: type, ...readPdf(file, label) });
        continue;
      }
      const own = present.find(({ id }) => id === file.resourceFileId);
      if (own?.resourceFileTypeId !== type) throw fieldRefusal(label, messages.invalidValue);
      keptIds.push(own.id);
    }
  }
  return { keptIds, added };
};
