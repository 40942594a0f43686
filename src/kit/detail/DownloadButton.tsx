import { useTranslate } from 'ra-core';
import { Button, IconButton } from '../../ui/buttons/Button';
import { type DownloadProps, useDownload } from './useDownload';

/** A button that fetches a file and saves it under its own name (spec 2.8, downloads). */
export const DownloadButton = (props: DownloadProps) => {
  const translate = useTranslate();
  const { download, isPending } = useDownload(props);
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

/** An icon that fetches a file and saves it under its own name, for use where that name stands beside it. */
export const DownloadIconButton = (props: DownloadProps) => {
  const translate = useTranslate();
  const { download, isPending } = useDownload(props);
  return (
    <IconButton
      icon="download"
      aria-label={translate('kit.detail.download', { filename: props.filename })}
      aria-busy={isPending}
      onClick={download}
    />
  );
};
