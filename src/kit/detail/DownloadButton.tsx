import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { type DownloadProps, useDownload } from './useDownload';

/** Fetches a file and saves it under its own name (spec 2.8, downloads). */
export const DownloadButton = (props: DownloadProps) => {
  const translate = useTranslate();
  const { download, isPending } = useDownload(props);
  return (
    <Button
      variant="outlined"
      size="small"
      startIcon={<DownloadIcon />}
      aria-busy={isPending}
      onClick={download}
      sx={{ maxWidth: '100%', textAlign: 'left', overflowWrap: 'anywhere', textTransform: 'none' }}
    >
      {translate('kit.detail.download', { filename: props.filename })}
    </Button>
  );
};
