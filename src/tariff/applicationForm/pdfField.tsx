import { useDataProvider } from 'ra-core';
import type { FileReference } from '../../../contract/entities/file';
import { documentFields } from '../../../contract/rules/requestParts';
import { pdfProblem } from '../../../contract/rules/uploads';
import { validationMessages } from '../../../contract/rules/validationMessages';
import type { AppDataProvider } from '../../../providers/dataProvider/createDataProvider';
import { DownloadIconButton } from '../../kit/detail/DownloadButton';
import type { ChosenFile } from '../../kit/files/chosenFile';
import { documentProblem } from './documentInspection';

/** Returns the props that all PDF fields of the form share (spec 5, Uploads). */
export const pdfField = (source: string) => ({
  source,
  accept: '.pdf,application/pdf',
  check: pdfProblem,
  inspect: documentProblem,
  unreadableMessage: validationMessages.pdfUnreadable,
  FileAction: KeptDocumentDownload,
  // Removing a document from any field can bring the total below its limit.
  settles: documentFields,
});

/** A download of a document that the server already has, so that it can be checked before it is replaced or removed (spec 2.9). */
const KeptDocumentDownload = ({ file }: { file: ChosenFile }) => {
  const dataProvider = useDataProvider<AppDataProvider>();
  if (!isKept(file)) return null;
  return (
    <DownloadIconButton
      filename={file.filename}
      fetchFile={() => dataProvider.downloadDocument(file.resourceFileId)}
      failureMessage="applicationDetail.failure.document"
    />
  );
};

const isKept = (file: ChosenFile): file is FileReference => 'resourceFileId' in file;
