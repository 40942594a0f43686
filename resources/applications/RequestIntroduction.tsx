import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';

const points = ['who', 'documents', 'afterwards'] as const;

/** What the form asks for and what follows, for people who use it rarely. */
export const RequestIntroduction = () => {
  const translate = useTranslate();
  return (
    <Alert severity="info" role="note" variant="outlined">
      <AlertTitle>{translate('applicationForm.intro.title')}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {points.map((point) => (
          <li key={point}>{translate(`applicationForm.intro.${point}`)}</li>
        ))}
      </Box>
    </Alert>
  );
};
