import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { type DownloadProps, useDownload } from './useDownload';

/** A download beside the name of its file, where there is no room to write it twice. */
export const DownloadIconButton = (props: DownloadProps) => {
  const translate = useTranslate();
  const { download, isPending } = useDownload(props);
  return (
    <IconButton
      aria-label={translate('kit.detail.download', { filename: props.filename })}
      aria-busy={isPending}
      onClick={download}
    >
      <DownloadIcon fontSize="small" />
    </IconButton>
  );
};
