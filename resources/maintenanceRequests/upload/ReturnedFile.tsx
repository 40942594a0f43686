import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import type { ReceivedFile } from '../../../providers/dataProvider/maintenance';
import { Alert } from '../../../src/ui/alert/Alert';
import '../maintenance.css';

interface ReturnedFileProps {
  file: ReceivedFile;
  /** Translated; what was refused. */
  message: string;
}

/** The error block of a returned file, with the file to correct (spec 4, Upload). */
export const ReturnedFile = ({ file, message }: ReturnedFileProps) => {
  const translate = useTranslate();
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file.content);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <Alert severity="error">
      {message}{' '}
      <a href={url} download={file.name} className="alert-link">
        {translate('maintenance.upload.errorsFile')}
      </a>
    </Alert>
  );
};
