import { useTranslate } from 'ra-core';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../ui/buttons/Button';
import { Dialog } from '../../ui/dialog/Dialog';

interface ConfirmProps {
  isOpen?: boolean;
  /** The question, as text or as a message key; it also names the dialog. */
  title: string;
  /** What the texts of `title` are filled in with. */
  titleTranslateOptions?: object;
  /** Shown below the question, such as what it concerns or a progress bar. */
  content?: ReactNode;
  /** `warning` for what takes something away; Sim then shows it. */
  confirmColor?: 'primary' | 'warning';
  /** Whether it can't be undone; Não then has the focus. What takes something away usually can't. */
  isIrreversible?: boolean;
  /** Whether the confirmed action is running; nothing can be pressed meanwhile, and the dialog stays open. */
  loading?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation with Sim or Não (spec 9, Confirmation texts); takes the props of react-admin's `Confirm`. */
export const Confirm = (props: ConfirmProps) => {
  const {
    isOpen = false,
    title,
    titleTranslateOptions,
    content,
    confirmColor = 'primary',
    loading = false,
  } = props;
  const { onConfirm, onClose } = props;
  const takesAway = confirmColor === 'warning';
  const { isIrreversible = takesAway } = props;
  const translate = useTranslate();
  if (!isOpen) return null;
  return (
    <Dialog
      title={translate(title, { ...titleTranslateOptions, _: title })}
      about={content}
      width="narrow"
      onClose={loading ? undefined : onClose}
      actions={
        <>
          <Button disabled={loading} onClick={onClose} autoFocus={isIrreversible}>
            {translate('kit.dialogs.no')}
          </Button>
          <ConfirmButton
            takesAway={takesAway}
            loading={loading}
            onClick={onConfirm}
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
