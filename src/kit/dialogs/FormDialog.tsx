import { useTranslate } from 'ra-core';
import { type ReactNode, useId } from 'react';
import { Button } from '../../ui/buttons/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { useFocusAfterRun } from '../../ui/dialog/useFocusAfterRun';
import { Stack, Text } from '../../ui/layout/Stack';
import { confirmKey } from '../keys/shortcuts';
import { useShortcut } from '../keys/useShortcut';
import { ConfirmButton } from './ConfirmButton';

interface FormDialogProps {
  open: boolean;
  /** Translated; names the dialog. */
  title: string;
  /** Stands above the form and is read with the title: what the dialog is about. */
  about?: ReactNode;
  /** Translated; what each button does, where their names alone could mislead. */
  captions?: { confirm: string; cancel: string } | undefined;
  /** Whether what is confirmed can't be undone. */
  isIrreversible?: boolean | undefined;
  children: ReactNode;
  confirmDisabled?: boolean;
  /** Whether what was confirmed is still running: then nothing can be pressed, and the dialog stays. */
  isRunning?: boolean;
  width?: 'medium' | 'wide';
  /** The form inside, which Confirmar submits; without one, Confirmar calls onConfirm. */
  formId?: string;
  onConfirm?: () => void;
  onCancel: () => void;
}

/** A dialog that asks for something: Confirmar, or Ctrl+Enter, and Cancelar; the whole screen on a phone. */
export const FormDialog = (props: FormDialogProps) => {
  const { open, title, about, captions, isIrreversible, children, confirmDisabled, isRunning } = props;
  const { width, formId, onConfirm, onCancel } = props;
  const translate = useTranslate();
  const confirmButton = useFocusAfterRun(isRunning);
  const key = useShortcut(confirmKey, open ? () => confirmButton.current?.click() : undefined);
  if (!open) return null;
  return (
    <Dialog
      title={title}
      about={about}
      width={width}
      isFullOnPhone
      onClose={isRunning ? undefined : onCancel}
      actions={
        <>
          <Captioned caption={captions?.cancel}>
            {(described) => (
              <Button {...described} disabled={isRunning} onClick={onCancel}>
                {translate('kit.dialogs.cancel')}
              </Button>
            )}
          </Captioned>
          <Captioned caption={captions?.confirm}>
            {(described) => (
              <ConfirmButton
                {...described}
                ref={confirmButton}
                isIrreversible={isIrreversible}
                type={formId ? 'submit' : 'button'}
                form={formId}
                disabled={confirmDisabled}
                loading={isRunning}
                {...key}
                onClick={onConfirm}
              >
                {translate('kit.dialogs.confirm')}
              </ConfirmButton>
            )}
          </Captioned>
        </>
      }
    >
      {children}
    </Dialog>
  );
};

interface CaptionedProps {
  /** Translated; what the button does. Without one there is only the button. */
  caption: string | undefined;
  /** Draws the button with what ties it to its caption. */
  children: (described: { 'aria-describedby'?: string }) => ReactNode;
}

/** A button with a line below it that says what it does. */
const Captioned = ({ caption, children }: CaptionedProps) => {
  const id = useId();
  if (!caption) return children({});
  return (
    <Stack gap="hair" className="captioned">
      {children({ 'aria-describedby': id })}
      <Text id={id} size="tiny" tone="secondary">
        {caption}
      </Text>
    </Stack>
  );
};
