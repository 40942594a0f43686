import { useTranslate } from 'ra-core';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../ui/buttons/Button';
import { Dialog } from '../../ui/dialog/Dialog';

interface ConfirmDialogProps {
  open: boolean;
  /** Translated; the question, which also names the dialog. */
  question: string;
  /** Whether it takes something away; Sim then shows it. */
  takesAway?: boolean;
  /** Whether it can't be undone; Não then has the focus. What takes something away usually can't. */
  isIrreversible?: boolean;
  /** Whether the confirmed action is running; nothing can be pressed meanwhile, and the dialog stays open. */
  isRunning?: boolean;
  /** Shown below the question, such as what it concerns or a progress bar. */
  children?: ReactNode;
  onYes: () => void;
  onNo: () => void;
}

/** Asks for confirmation with Sim or Não (spec 9, Confirmation texts). */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const {
    open,
    question,
    takesAway = false,
    isIrreversible = takesAway,
    isRunning = false,
    children,
    onYes,
    onNo,
  } = props;
  const translate = useTranslate();
  if (!open) return null;
  return (
    <Dialog
      title={question}
      about={children}
      width="narrow"
      onClose={isRunning ? undefined : onNo}
      actions={
        <>
          <Button disabled={isRunning} onClick={onNo} autoFocus={isIrreversible}>
            {translate('kit.dialogs.no')}
          </Button>
          <ConfirmButton
            takesAway={takesAway}
            loading={isRunning}
            onClick={onYes}
            autoFocus={!isIrreversible}
          >
            {translate('kit.dialogs.yes')}
          </ConfirmButton>
        </>
      }
    />
  );
};

interface ConfirmButtonProps extends ComponentProps<typeof Button> {
  /** Whether it takes something away; the button then looks different from all others. */
  takesAway?: boolean | undefined;
}

/** The button that confirms a dialog. */
export const ConfirmButton = ({ takesAway = false, ...button }: ConfirmButtonProps) => (
  <Button {...button} variant="contained" {...(takesAway && { color: 'error', icon: 'warning' })} />
);
