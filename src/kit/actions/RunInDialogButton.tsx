import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ActionButton, type DialogControl } from './ActionButton';
import { ActionDialog } from './ActionDialog';
import { lookOf, type RunLook, type RunOptions } from './RunButton';
import { runTexts } from './texts';
import { useAction } from './useAction';

type RunDialogProps<Input extends FieldValues, Output extends FieldValues, Answer> = RunOptions<
  Output,
  Answer
> &
  Omit<ComponentProps<typeof ActionDialog<Input, Output>>, 'action'>;

/**
 * A button for what needs to be told more: it asks in a dialog, and tells how it went. The dialog stays open with what
 * was typed if it failed.
 */
export const RunInDialogButton = <Input extends FieldValues, Output extends FieldValues, Answer>({
  label,
  subject,
  variant,
  color,
  ...dialog
}: RunLook & Omit<RunDialogProps<Input, Output, Answer>, keyof DialogControl>) => (
  <ActionButton
    {...lookOf({ label, subject, variant, color })}
    label={label}
    dialog={(control) => <RunDialog<Input, Output, Answer> {...dialog} {...control} />}
  />
);

const RunDialog = <Input extends FieldValues, Output extends FieldValues, Answer>(
  props: RunDialogProps<Input, Output, Answer>,
) => {
  const { run, successMessage, onSuccess, onFailure, ...dialog } = props;
  const action = useAction({
    run,
    successMessage,
    failureMessage: runTexts.failed,
    onSuccess: (answer) => {
      dialog.close();
      onSuccess?.(answer);
    },
    onFailure,
  });
  return <ActionDialog {...dialog} action={action} />;
};
