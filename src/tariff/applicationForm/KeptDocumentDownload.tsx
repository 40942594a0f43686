import { useDataProvider } from 'ra-core';
import type { FileReference } from '../../../contract/entities/file';
import type { AppDataProvider } from '../../../providers/dataProvider/createDataProvider';
import { DownloadIconButton } from '../../kit/detail/DownloadButton';
import type { ChosenFile } from '../../kit/files/chosenFile';

const isKept = (file: ChosenFile): file is FileReference => 'resourceFileId' in file;

/** A download of a document that the server already has, so that it can be checked before it is replaced or removed (spec 2.9). */
export const KeptDocumentDownload = ({ file }: { file: ChosenFile }) => {
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
