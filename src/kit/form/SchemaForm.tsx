import { zodResolver } from '@hookform/resolvers/zod';
import { Form } from 'ra-core';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { FocusFirstInvalid } from './FocusFirstInvalid';

interface SchemaFormProps<Input extends FieldValues, Output extends FieldValues> {
  /** Judges the values; its messages are shown as they are. */
  schema: z.ZodType<Output, Input>;
  defaultValues: Input;
  /** Of the form element, for a button outside it. */
  id?: string;
  /** Whether a refused submit is left to the fields, without a toast: it would cover them, or tell no more. */
  isQuiet?: boolean;
  /** Called with what the schema makes of accepted values; may resolve to messages by field, which the form then shows. */
  onSubmit: (values: Output) => unknown;
  children: ReactNode;
}

/**
 * A form whose rules are one zod schema (spec 5: validation on blur, then on every change).
 * A refused submit says so and moves the focus to the first invalid field.
 */
export const SchemaForm = <Input extends FieldValues, Output extends FieldValues>(
  props: SchemaFormProps<Input, Output>,
) => {
  const { schema, defaultValues, id, isQuiet, onSubmit, children } = props;
  return (
    <Form<FieldValues>
      id={id}
      disableInvalidFormNotification={isQuiet}
      defaultValues={defaultValues}
      resolver={zodResolver<FieldValues, unknown, FieldValues>(schema)}
      mode="onTouched"
      shouldFocusError={false}
      noValidate
      onSubmit={(values: FieldValues) => onSubmit(schema.parse(values))}
    >
      {children}
      <FocusFirstInvalid />
    </Form>
  );
};
