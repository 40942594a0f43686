import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import type { ReceivedFile } from '../../../providers/dataProvider/maintenanceRecords';

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
      <Link href={url} download={file.name} color="inherit" sx={{ fontWeight: 600 }}>
        {translate('maintenance.upload.errorsFile')}
      </Link>
    </Alert>
  );
};
