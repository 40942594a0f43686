import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useNotifyFailure } from '../notifications/useNotifyFailure';
import { saveBlob } from './saveBlob';

interface DownloadButtonProps {
  /** The name that the file is saved under. */
  filename: string;
  fetchFile: () => Promise<Blob>;
  /** Translation key of the toast when it can't be had. */
  failureMessage: string;
}

/** Fetches a file and saves it under its own name (spec 2.8, downloads). */
export const DownloadButton = ({ filename, fetchFile, failureMessage }: DownloadButtonProps) => {
  const translate = useTranslate();
  const notifyFailure = useNotifyFailure();
  const { mutate, isPending } = useMutation({
    mutationFn: fetchFile,
    onSuccess: (file) => saveBlob(file, filename),
    onError: (error) => notifyFailure(error, failureMessage),
  });

  return (
    <Button
      variant="outlined"
      size="small"
      startIcon={<DownloadIcon />}
      aria-busy={isPending}
      onClick={() => {
        if (!isPending) mutate();
      }}
      sx={{ maxWidth: '100%', textAlign: 'left', overflowWrap: 'anywhere', textTransform: 'none' }}
    >
      {translate('kit.detail.download', { filename })}
    </Button>
  );
};
