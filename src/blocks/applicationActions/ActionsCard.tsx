import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Section } from '../../kit/layout/Section';

/** The card with the buttons of what can be done with an application (spec 2.8, action cards). */
export const ActionsCard = ({ children }: { children: ReactNode }) => {
  const translate = useTranslate();
  return (
    <Section title={translate('applicationActions.title')}>
      <Stack sx={{ gap: 1.5 }}>{children}</Stack>
    </Section>
  );
};
