import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import type { ReceivedFile } from '../../../providers/dataProvider/maintenance';
import { Alert } from '../../../src/ui/alert/Alert';
import '../maintenance.css';

/** The error block of a returned file, with the file to correct (spec 4, Upload). */
export const ReturnedFile = ({ file }: { file: ReceivedFile }) => {
  const translate = useTranslate();
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file.content);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <Alert severity="error">
      {translate('maintenance.upload.errors')}{' '}
      <a href={url} download={file.name} className="alert-link">
        {translate('maintenance.upload.errorsFile')}
      </a>
    </Alert>
  );
};
