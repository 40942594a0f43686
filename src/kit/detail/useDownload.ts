import { useAction } from '../actions/useAction';
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
  const { start, isRunning } = useAction<void>({
    run: async () => saveBlob(await fetchFile(), filename),
    failureMessage,
  });
  return { isPending: isRunning, download: () => start() };
};
