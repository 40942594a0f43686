import { useTranslate } from 'ra-core';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/buttons/Button';

/** The state of a query that may have failed. */
export interface Retriable {
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface RetryAlertProps {
  queries: readonly Retriable[];
  /** Translation key of the message. */
  text?: string;
}

/** Says that something could not be loaded, with a button to try again; renders nothing if no query failed. */
export const RetryAlert = ({ queries, text = 'kit.data.notLoaded' }: RetryAlertProps) => {
  const translate = useTranslate();
  const failed = queries.filter(({ error }) => error);
  if (failed.length === 0) return null;
  return (
    <Alert
      severity="warning"
      outline="quiet"
      role="group"
      action={
        <Button
          color="inherit"
          size="small"
          disabled={failed.some(({ isFetching }) => isFetching)}
          onClick={() => {
            for (const { refetch } of failed) void refetch();
          }}
        >
          {translate('kit.data.retry')}
        </Button>
      }
    >
      {translate(text)}
    </Alert>
  );
};
