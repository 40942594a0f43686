import { useDataProvider } from 'ra-core';
import type { FileReference } from '../../../contract/entities/file';
import type { AppDataProvider } from '../../../providers/dataProvider/createDataProvider';
import { DownloadButton } from '../../kit/detail/DownloadButton';
import { Stack } from '../../ui/layout/Stack';
import './documentList.css';

/** A button for each document, or a dash (spec 2.8, download buttons). */
export const DocumentList = ({ files }: { files: readonly FileReference[] }) => {
  const dataProvider = useDataProvider<AppDataProvider>();
  if (files.length === 0) return '—';
  return (
    <Stack gap="tight" className="document-list">
      {files.map((file) => (
        <span key={file.resourceFileId} className="kit-printed" data-printed={file.filename}>
          <DownloadButton
            filename={file.filename}
            fetchFile={() => dataProvider.downloadDocument(file.resourceFileId)}
            failureMessage="applicationDetail.failure.document"
          />
        </span>
      ))}
    </Stack>
  );
};
