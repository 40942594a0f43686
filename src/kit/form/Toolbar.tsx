import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Button } from '../../ui/buttons/Button';
import { useFocusAfterRun } from '../../ui/dialog/useFocusAfterRun';
import { Text } from '../../ui/layout/Stack';
import { useSubmitAfterFiles } from '../files/pendingFiles';
import { submitKey } from '../keys/shortcuts';
import { useButtonKey } from '../keys/useButtonKey';
import './form.css';

/** The end of a form: its buttons, clear of 'Voltar ao topo' at the right, and a note on the required marker. */
export const Toolbar = ({ children }: { children: ReactNode }) => {
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

interface SaveButtonProps {
  /** Translation key, or text; 'Gravar' when absent. */
  label?: string;
  isRunning?: boolean | undefined;
  disabled?: boolean;
  /** The id of the element that says why it is disabled. */
  describedBy?: string | undefined;
}

/** The submit button of a page's form, also pressed by Ctrl+Enter; it gets the focus back once a run is over. */
export const SaveButton = ({
  label = 'ra.action.save',
  isRunning = false,
  disabled,
  describedBy,
}: SaveButtonProps) => {
  const translate = useTranslate();
  const { isWaiting, onClick } = useSubmitAfterFiles();
  const isBusy = isRunning || isWaiting;
  const button = useFocusAfterRun(isBusy);
  const key = useButtonKey(submitKey, disabled ? undefined : () => button.current?.click(), describedBy);
  return (
    <Button
      ref={button}
      type="submit"
      variant="contained"
      size="large"
      loading={isBusy}
      disabled={disabled}
      {...key}
      onClick={onClick}
    >
      {translate(label, { _: label })}
    </Button>
  );
};
