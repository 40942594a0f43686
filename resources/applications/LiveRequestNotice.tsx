import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { detailOf } from '../../src/blocks/applicationSearch/detailOf';
import { useLiveRequest } from './useLiveRequest';

/** Tells, once a valid NIF stands, that the provider already has a request for it; nothing is held up by it. */
export const LiveRequestNotice = ({ listPath }: { listPath: string }) => {
  const translate = useTranslate();
  const fiscalNumber: unknown = useWatch({ name: 'fiscalNumber' });
  const request = useLiveRequest(typeof fiscalNumber === 'string' ? fiscalNumber : '');
  return (
    <Box aria-live="polite">
      {request && (
        <Alert severity="info" variant="outlined" role="note">
          {translate('applicationForm.liveRequest.text', { status: request.applicationStatusDescription })}{' '}
          <Link href={detailOf(listPath)(request)} target="_blank" rel="noopener">
            {translate('applicationForm.liveRequest.link', { id: request.id })}
          </Link>
        </Alert>
      )}
    </Box>
  );
};
