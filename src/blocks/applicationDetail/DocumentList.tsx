import Stack from '@mui/material/Stack';
import { useDataProvider } from 'ra-core';
import type { FileReference } from '../../../contract/entities/file';
import type { AppDataProvider } from '../../../providers/dataProvider/appDataProvider';
import { DownloadButton } from '../../kit/detail/DownloadButton';

/** A button for each document, or a dash (spec 2.8, download buttons). */
export const DocumentList = ({ files }: { files: readonly FileReference[] }) => {
  const dataProvider = useDataProvider<AppDataProvider>();
  if (files.length === 0) return '—';
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start', mt: 0.5 }}>
      {files.map((file) => (
        <DownloadButton
          key={file.resourceFileId}
          filename={file.filename}
          fetchFile={() => dataProvider.download('applicationFiles', file.resourceFileId)}
          failureMessage="applicationDetail.failure.document"
        />
      ))}
    </Stack>
  );
};
