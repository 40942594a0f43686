import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { FailedRequest } from './processInBatches';

interface FailedRequestsProps {
  failed: readonly FailedRequest[];
  onRetry: () => void;
}

const shown = 50;

/** Which requests were not processed and why, with a way to try them again. */
export const FailedRequests = ({ failed, onRetry }: FailedRequestsProps) => {
  const translate = useTranslate();
  const title = translate('maintenance.processing.failed', failed.length);
  return (
    <Alert severity="warning" variant="outlined" role="group" aria-label={title}>
      <AlertTitle>{title}</AlertTitle>
      <Box component="ul" sx={{ m: 0, mb: 1, pl: 2.5 }}>
        {failed.slice(0, shown).map(({ id, reason }) => (
          <li key={id}>
            <strong>{translate('maintenance.processing.failedRow', { id })}</strong> ·{' '}
            {reason ?? translate('maintenance.processing.noAnswer')}
          </li>
        ))}
      </Box>
      {failed.length > shown && (
        <Box sx={{ mb: 1 }}>{translate('maintenance.processing.rest', { count: failed.length - shown })}</Box>
      )}
      <Button variant="outlined" color="inherit" size="small" onClick={onRetry}>
        {translate('maintenance.processing.retry')}
      </Button>
    </Alert>
  );
};
