import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Stack } from '../../ui/layout/Stack';
import { Section } from '../../ui/page/Section';

/** The card with the action buttons of an application (spec 2.8, action cards). */
export const ActionsCard = ({ children }: { children: ReactNode }) => {
  const translate = useTranslate();
  return (
    <div className="kit-screen-only">
      <Section title={translate('applicationActions.title')}>
        <Stack gap="close">{children}</Stack>
      </Section>
    </div>
  );
};
