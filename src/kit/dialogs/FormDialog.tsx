import { useTranslate } from 'ra-core';
import { type ReactNode, useId } from 'react';
import { Button } from '../../ui/buttons/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { useFocusAfterRun } from '../../ui/dialog/useFocusAfterRun';
import { Stack, Text } from '../../ui/layout/Stack';
import { confirmKey, submitKey, useShortcut } from '../keys/shortcuts';
import { ConfirmButton } from './Confirm';

interface FormDialogProps {
  open: boolean;
  /** Translated; names the dialog. */
  title: string;
  /** What the dialog is about; shown above the form and read out with the title. */
  about?: ReactNode;
  /** Translated; say what each button does, where their names alone could mislead. */
  captions?: { confirm: string; cancel: string } | undefined;
  /**
   * Whether what is confirmed takes something away, for good as a rule: Confirmar then shows it, and Ctrl+Enter only leads
   * to Confirmar, which Enter presses.
   */
  takesAway?: boolean | undefined;
  children: ReactNode;
  confirmDisabled?: boolean;
  /** Whether the confirmed action is still running; nothing can be pressed meanwhile, and the dialog stays open. */
  isRunning?: boolean;
  width?: 'medium' | 'wide';
  /** Where it is shown at the end of a column, the rest of the page staying usable; above the page when absent. */
  dock?: HTMLElement | undefined;
  /** The id of the form inside, which Confirmar submits; without one, Confirmar only calls onConfirm. */
  formId?: string;
  onConfirm?: () => void;
  onCancel: () => void;
}

/** A dialog with a form, answered by Confirmar (or Ctrl+Enter) or Cancelar; it fills the screen on a phone. */
export const FormDialog = (props: FormDialogProps) => {
  const { open, title, about, captions, takesAway, children, confirmDisabled, isRunning } = props;
  const { width, dock, formId, onConfirm, onCancel } = props;
  const translate = useTranslate();
  const confirmButton = useFocusAfterRun(isRunning);
  const key = useShortcut(
    dock ? submitKey : confirmKey,
    open ? () => confirmButton.current?.[takesAway ? 'focus' : 'click']() : undefined,
  );
  if (!open) return null;
  return (
    <Dialog
      title={title}
      about={about}
      width={width}
      dock={dock}
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
                takesAway={takesAway}
                type={formId ? 'submit' : 'button'}
                form={formId}
                disabled={confirmDisabled}
                loading={isRunning}
                {...(!takesAway && key)}
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
  /** Translated; says what the button does. Without one, only the button is rendered. */
  caption: string | undefined;
  /** Renders the button with the attribute that ties it to its caption. */
  children: (described: { 'aria-describedby'?: string }) => ReactNode;
}

/** A button with a caption below it that says what it does. */
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
