import { useTranslate } from 'ra-core';
import { Alert } from '../../../src/ui/alert/Alert';
import { Button } from '../../../src/ui/buttons/Button';
import { Bullets } from '../../../src/ui/layout/Stack';
import type { FailedRequest } from './processingRun';
import '../maintenance.css';

interface FailedRequestsProps {
  failed: readonly FailedRequest[];
  onRetry: () => void;
}

const shown = 50;

/** The requests that were not processed, with their reasons and a retry button. */
export const FailedRequests = ({ failed, onRetry }: FailedRequestsProps) => {
  const translate = useTranslate();
  return (
    <Alert
      severity="warning"
      outline="quiet"
      role="group"
      title={translate('maintenance.processing.failed', failed.length)}
    >
      <Bullets className="failed-requests">
        {failed.slice(0, shown).map(({ id, reason }) => (
          <li key={id}>
            <strong>{translate('maintenance.processing.failedRow', { id })}</strong> ·{' '}
            {reason ?? translate('maintenance.processing.noAnswer')}
          </li>
        ))}
      </Bullets>
      {failed.length > shown && (
        <p>{translate('maintenance.processing.rest', { count: failed.length - shown })}</p>
      )}
      <Button variant="outlined" color="inherit" size="small" onClick={onRetry}>
        {translate('maintenance.processing.retry')}
      </Button>
    </Alert>
  );
};
