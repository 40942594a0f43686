import { type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { Stack } from '../../ui/layout/Stack';
import { FormDialog } from '../dialogs/FormDialog';
import { SchemaForm } from '../form/SchemaForm';
import type { DialogControl } from './ActionButton';
import type { Action } from './useAction';

interface ActionDialogProps<Input extends FieldValues, Output extends FieldValues> extends DialogControl {
  /** Translated; names the dialog. */
  title: string;
  /** Whom the action concerns and what it will do; read out with the title. */
  about: ReactNode;
  /** Translated; say what Confirmar and Cancelar do, where their names alone could mislead. */
  captions?: { confirm: string; cancel: string };
  /** Whether the action takes something away; Confirmar then shows it. */
  takesAway?: boolean;
  /** Whether it can't be undone, as what takes something away: Ctrl+Enter alone then does not confirm it. */
  isIrreversible?: boolean;
  /** Whether Confirmar cannot be pressed yet. */
  confirmDisabled?: boolean;
  /** Where it is shown at the end of a column, the rest of the page staying usable; above the page when absent. */
  dock?: HTMLElement | undefined;
  schema: z.ZodType<Output, Input>;
  defaultValues: Input;
  /** Started by Confirmar with the validated values. */
  action: Action<Output>;
  /** The inputs. */
  children: ReactNode;
}

/**
 * Asks for the input of an action, and starts it. What was typed is kept if the action fails
 * and cleared when the dialog is opened again (spec 5, dialogs).
 */
export const ActionDialog = <Input extends FieldValues, Output extends FieldValues>(
  props: ActionDialogProps<Input, Output>,
) => {
  const { isOpen, close, title, about, captions, takesAway, confirmDisabled, dock, schema } = props;
  const { isIrreversible, defaultValues, action, children } = props;
  const formId = useId();
  return (
    <FormDialog
      open={isOpen}
      title={title}
      about={about}
      captions={captions}
      takesAway={takesAway}
      isIrreversible={isIrreversible}
      confirmDisabled={confirmDisabled}
      dock={dock}
      formId={formId}
      isRunning={action.isRunning}
      onCancel={close}
    >
      <SchemaForm
        id={formId}
        isQuiet
        schema={schema}
        defaultValues={defaultValues}
        onSubmit={(values) => action.start(values)}
      >
        <Stack className="ui-dialog-fields">{children}</Stack>
      </SchemaForm>
    </FormDialog>
  );
};
