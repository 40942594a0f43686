import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Text } from '../../ui/layout/Stack';
import './form.css';

/** The end of a form: its buttons, clear of 'Voltar ao topo' at the right, and a note on the required marker. */
export const SubmitBar = ({ children }: { children: ReactNode }) => {
  const translate = useTranslate();
  return (
    <div className="kit-submit-bar">
      <Text size="small" tone="secondary">
        {translate('kit.form.requiredNote')}
      </Text>
      {children}
    </div>
  );
};
