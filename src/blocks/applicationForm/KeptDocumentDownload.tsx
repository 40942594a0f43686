import { useDataProvider } from 'ra-core';
import type { FileReference } from '../../../contract/entities/file';
import type { AppDataProvider } from '../../../providers/dataProvider/appDataProvider';
import { DownloadIconButton } from '../../kit/detail/DownloadIconButton';
import type { ChosenFile } from '../../kit/files/chosenFile';

const isKept = (file: ChosenFile): file is FileReference => 'resourceFileId' in file;

/** Lets a document that the server keeps be looked at before it is kept, replaced or removed (spec 2.9); a new one is at hand anyway. */
export const KeptDocumentDownload = ({ file }: { file: ChosenFile }) => {
  const dataProvider = useDataProvider<AppDataProvider>();
  if (!isKept(file)) return null;
  return (
    <DownloadIconButton
      filename={file.filename}
      fetchFile={() => dataProvider.download('applicationFiles', file.resourceFileId)}
      failureMessage="applicationDetail.failure.document"
    />
  );
};
