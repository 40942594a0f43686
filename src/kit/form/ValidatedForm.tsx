import { Form, type FormProps } from 'ra-core';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { UnsavedChanges } from '../leaving/UnsavedChanges';
import { ErrorSummary } from './ErrorSummary';
import { FocusFirstInvalid } from './FocusFirstInvalid';
import { errorsForForm, type FieldErrors } from './fieldErrors';

export interface ValidatedFormProps<Values extends FieldValues> {
  /** Names what is wrong with the values by field; a form whose rules are a schema has `resolver` instead. */
  validate?: (values: Values) => FieldErrors;
  resolver?: FormProps<Values>['resolver'];
  defaultValues: FormProps<Values>['defaultValues'];
  /** Of the form element, for a button outside it. */
  id?: string | undefined;
  /** Whether it stands in a dialog: a refused submit is left to the fields, and closing it asks nothing. */
  isQuiet?: boolean | undefined;
  /** Whether this device keeps what was typed when the page is left. */
  isDraftKept?: boolean | undefined;
  /** Called with accepted values; may resolve to messages by field, which the form then shows. */
  onSubmit: (values: Values) => unknown;
  children: ReactNode;
}

/**
 * A form that judges its values as a whole (spec 5: validation on blur, then on every change). A refused submit, the
 * server's too, shows its messages at the fields and a summary of them.
 */
export const ValidatedForm = <Values extends FieldValues>(props: ValidatedFormProps<Values>) => {
  const { validate, isQuiet, isDraftKept, onSubmit, children, ...form } = props;
  return (
    <Form<Values>
      {...form}
      validate={validate && ((values) => validate(values as Values))}
      disableInvalidFormNotification
      mode="onTouched"
      shouldFocusError={false}
      noValidate
      onSubmit={async (values: FieldValues) => errorsForForm(await onSubmit(values as Values), values)}
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
