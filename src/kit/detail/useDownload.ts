import { useAction } from '../actions/useAction';
import { saveBlob } from './saveBlob';

/** The options of a download. */
export interface DownloadProps {
  /** The name that the file is saved under. */
  filename: string;
  fetchFile: () => Promise<Blob>;
  /** Translation key of the toast when the file can't be fetched. */
  failureMessage: string;
}

/** Returns a function that fetches a file and saves it under its own name, one at a time (spec 2.8, downloads). */
export const useDownload = ({ filename, fetchFile, failureMessage }: DownloadProps) => {
  const { start, isRunning } = useAction<void>({
    run: async () => saveBlob(await fetchFile(), filename),
    failureMessage,
  });
  return { isPending: isRunning, download: () => start() };
};
