import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';

const referenceLength = 8;

/** What remains of the page after an error that nothing caught; the reference stands in the log as well. */
export const Failure = ({ error }: { error: Error }) => {
  const translate = useTranslate();
  const [reference] = useState(() => crypto.randomUUID().slice(0, referenceLength));
  useEffect(() => console.error(`Reference ${reference}`, error), [reference, error]);
  return (
    <Container component="main" maxWidth="sm" sx={{ py: 8 }}>
      <Stack role="alert" sx={{ gap: 2, alignItems: 'flex-start' }}>
        <Typography component="h1" variant="h1">
          {translate('app.failure.title')}
        </Typography>
        <Typography>{translate('app.failure.text', { reference })}</Typography>
        <Button href="/" variant="contained">
          {translate('app.failure.home')}
        </Button>
      </Stack>
    </Container>
  );
};
