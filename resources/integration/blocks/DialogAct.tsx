import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { ActionDialog } from '../../../src/kit/actions/ActionDialog';
import { useAction } from '../../../src/kit/actions/useAction';
import { Button } from '../../../src/ui/buttons/Button';
import { blockTexts } from './texts';

interface DialogActProps<Input extends FieldValues, Output extends FieldValues> {
  /** What the button says and, where there are several, what it is about, for who hears it alone. */
  text: string;
  subject?: string;
  variant?: 'contained' | 'outlined';
  title: string;
  about: ReactNode;
  schema: z.ZodType<Output, Input>;
  defaultValues: Input;
  done: string;
  /** Does it, and closes the dialog once it is done. */
  run: (values: Output, close: () => void) => Promise<unknown>;
  /** The inputs. */
  children: ReactNode;
}

/** A button for what needs to be told more: it asks in a dialog, which stays open with what was typed if the act fails. */
export const DialogAct = <Input extends FieldValues, Output extends FieldValues>(
  props: DialogActProps<Input, Output>,
) => {
  const { text, subject, variant = 'outlined', title, about, schema, defaultValues, done, run } = props;
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const action = useAction<Output>({
    run: (values) => run(values, close),
    successMessage: done,
    failureMessage: blockTexts.failed,
  });
  return (
    <>
      <Button
        variant={variant}
        aria-haspopup="dialog"
        aria-label={subject && `${text}: ${subject}`}
        onClick={() => setOpen(true)}
      >
        {text}
      </Button>
      <ActionDialog {...{ isOpen, close, title, about, schema, defaultValues, action }}>
        {props.children}
      </ActionDialog>
    </>
  );
};
