import { useMutation } from '@tanstack/react-query';
import { useNotifyFailure } from '../notifications/useNotifyFailure';
import { saveBlob } from './saveBlob';

/** What a download needs to know. */
export interface DownloadProps {
  /** The name that the file is saved under. */
  filename: string;
  fetchFile: () => Promise<Blob>;
  /** Translation key of the toast when it can't be had. */
  failureMessage: string;
}

/** Fetches a file and saves it under its own name, once at a time (spec 2.8, downloads). */
export const useDownload = ({ filename, fetchFile, failureMessage }: DownloadProps) => {
  const notifyFailure = useNotifyFailure();
  const { mutate, isPending } = useMutation({
    mutationFn: fetchFile,
    onSuccess: (file) => saveBlob(file, filename),
    onError: (error) => notifyFailure(error, failureMessage),
  });
  return {
    isPending,
    download: () => {
      if (!isPending) mutate();
    },
  };
};
