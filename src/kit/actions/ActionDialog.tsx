import DialogContentText from '@mui/material/DialogContentText';
import Stack from '@mui/material/Stack';
import { type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { FormDialog } from '../dialogs/FormDialog';
import { SchemaForm } from '../form/SchemaForm';
import type { DialogControl } from './ActionButton';
import type { Action } from './useAction';

interface ActionDialogProps<Input extends FieldValues, Output extends FieldValues> extends DialogControl {
  /** Translated; names the dialog. */
  title: string;
  /** Translated; what is asked. */
  text?: string;
  schema: z.ZodType<Output, Input>;
  defaultValues: Input;
  /** What Confirmar starts with the accepted values. */
  action: Action<Output>;
  /** The inputs. */
  children: ReactNode;
}

/**
 * Asks what an action needs and starts it. What was typed stays when the action fails,
 * and is gone when the dialog is opened anew (spec 5, dialogs).
 */
export const ActionDialog = <Input extends FieldValues, Output extends FieldValues>(
  props: ActionDialogProps<Input, Output>,
) => {
  const { isOpen, close, title, text, schema, defaultValues, action, children } = props;
  const formId = useId();
  return (
    <FormDialog open={isOpen} title={title} formId={formId} isRunning={action.isRunning} onCancel={close}>
      <SchemaForm
        id={formId}
        isQuiet
        schema={schema}
        defaultValues={defaultValues}
        onSubmit={(values) => action.start(values)}
      >
        <Stack sx={{ gap: 2, pt: 1 }}>
          {text && <DialogContentText color="textPrimary">{text}</DialogContentText>}
          {children}
        </Stack>
      </SchemaForm>
    </FormDialog>
  );
};
