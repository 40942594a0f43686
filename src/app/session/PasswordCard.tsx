import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';

/** The card of a form that sets a password, with its button (spec 2.2). */
export const PasswordCard = ({ isBusy, children }: { isBusy: boolean; children: ReactNode }) => {
  const translate = useTranslate();
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack sx={{ gap: 2.5 }}>
        {children}
        <Button type="submit" variant="contained" size="large" loading={isBusy}>
          {translate('app.password.submit')}
        </Button>
      </Stack>
    </Card>
  );
};
