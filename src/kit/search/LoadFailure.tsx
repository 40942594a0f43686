import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'ra-core';

/** Stays where the results would be after a failed search, with a way to try again; the toast says what happened. */
export const LoadFailure = () => {
  const { refetch } = useListContext();
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      variant="outlined"
      role="group"
      action={
        <Button color="inherit" size="small" onClick={() => refetch()}>
          {translate('kit.search.retry')}
        </Button>
      }
    >
      {translate('kit.search.notLoaded')}
    </Alert>
  );
};
