import { useTranslate } from 'ra-core';
import { Button, IconButton } from '../../ui/buttons/Button';
import { Icon } from '../../ui/icons/Icon';
import { useAction } from '../actions/useAction';
import type { FileScan } from '../files/chosenFile';
import './downloadButton.css';

/** A button that fetches a file and saves it under its own name (spec 2.8, downloads), or why it may not be opened. */
export const DownloadButton = ({ scan, ...props }: ButtonProps) => {
  const translate = useTranslate();
  const { download, isPending } = useDownload(props);
  if (scan) return <ScanNote scan={scan} filename={props.filename} />;
  return (
    <Button
      variant="outlined"
      size="small"
      icon="download"
      className="broken"
      aria-busy={isPending}
      onClick={download}
    >
      {translate('kit.detail.download', { filename: props.filename })}
    </Button>
  );
};

/**
 * An icon that fetches a file and saves it under its own name, or why it may not be opened, for use where that name
 * stands beside it.
 */
export const DownloadIconButton = ({ scan, ...props }: ButtonProps) => {
  const translate = useTranslate();
  const { download, isPending } = useDownload(props);
  if (scan) return <ScanNote scan={scan} />;
  return (
    <IconButton
      icon="download"
      aria-label={translate('kit.detail.download', { filename: props.filename })}
      aria-busy={isPending}
      onClick={download}
    />
  );
};

interface ButtonProps extends DownloadProps {
  /** Present while the file may not be opened. */
  scan?: FileScan | undefined;
}

const ScanNote = ({ scan, filename }: { scan: FileScan; filename?: string }) => {
  const translate = useTranslate();
  return (
    <span className={`kit-scan ${scan}`}>
      {filename && <span className="broken">{filename}</span>}
      <span className="note">
        <Icon name={scan === 'pending' ? 'clock' : 'error'} className="ui-small-icon" />
        {translate(`kit.detail.${scan}`)}
      </span>
    </span>
  );
};

/** The options of a download. */
interface DownloadProps {
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

/** Long enough for every browser to have begun saving. */
const urlLifetimeMs = 60_000;

/** Has the browser save a blob under a file name. */
export const saveBlob = (blob: Blob, filename: string): void => {
  const url = URL.createObjectURL(blob);
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = filename;
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
  setTimeout(() => URL.revokeObjectURL(url), urlLifetimeMs);
};
