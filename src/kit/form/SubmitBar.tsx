import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';

/** The end of a form: what the required marker means, and the buttons. */
export const SubmitBar = ({ children }: { children: ReactNode }) => {
  const translate = useTranslate();
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ alignItems: { xs: 'stretch', sm: 'center' }, justifyContent: 'space-between', gap: 2 }}
    >
      <Typography variant="body2" color="textSecondary">
        {translate('kit.form.requiredNote')}
      </Typography>
      {children}
    </Stack>
  );
};
