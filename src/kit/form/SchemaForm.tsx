import { zodResolver } from '@hookform/resolvers/zod';
import { Form } from 'ra-core';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { UnsavedChanges } from '../leaving/UnsavedChanges';
import { ErrorSummary } from './ErrorSummary';
import { FocusFirstInvalid } from './FocusFirstInvalid';
import { errorsForForm } from './fieldErrors';

interface SchemaFormProps<Input extends FieldValues, Output extends FieldValues> {
  /** Judges the values; its messages are shown as they are. */
  schema: z.ZodType<Output, Input>;
  defaultValues: Input;
  /** Of the form element, for a button outside it. */
  id?: string;
  /** Whether it stands in a dialog: a refused submit is left to the fields, and closing it asks nothing. */
  isQuiet?: boolean;
  /** Whether this device keeps what was typed when the page is left. */
  isDraftKept?: boolean;
  /** Called with what the schema makes of accepted values; may resolve to messages by field, which the form then shows. */
  onSubmit: (values: Output) => unknown;
  children: ReactNode;
}

/**
 * A form whose rules are one zod schema (spec 5: validation on blur, then on every change).
 * A refused submit, the server's too, shows its messages at the fields and a summary of them.
 */
export const SchemaForm = <Input extends FieldValues, Output extends FieldValues>(
  props: SchemaFormProps<Input, Output>,
) => {
  const { schema, defaultValues, id, isQuiet, isDraftKept, onSubmit, children } = props;
  return (
    <Form<FieldValues>
      id={id}
      disableInvalidFormNotification
      defaultValues={defaultValues}
      resolver={zodResolver<FieldValues, unknown, FieldValues>(schema)}
      mode="onTouched"
      shouldFocusError={false}
      noValidate
      onSubmit={async (values: FieldValues) => errorsForForm(await onSubmit(schema.parse(values)), values)}
    >
      {isQuiet ? (
        <FocusFirstInvalid />
      ) : (
        <>
          <ErrorSummary />
          <UnsavedChanges isDraftKept={isDraftKept} />
        </>
      )}
      {children}
    </Form>
  );
};
