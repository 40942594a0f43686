import { Form, type FormProps } from 'ra-core';
import { type ReactNode, useEffect, useRef } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import { UnsavedChanges } from '../leaving/UnsavedChanges';
import { ErrorSummary } from './ErrorSummary';
import { errorsForForm, type FieldErrors, wrongFields } from './fieldErrors';

export interface SimpleFormProps<Values extends FieldValues> {
  /** Returns error messages by field; a form with a schema has `resolver` instead. */
  validate?: (values: Values) => FieldErrors;
  resolver?: FormProps<Values>['resolver'];
  defaultValues: FormProps<Values>['defaultValues'];
  /** The id of the form element, for a button outside it. */
  id?: string | undefined;
  /** Whether it is in a dialog: then a refused submit shows no summary, and closing it asks nothing. */
  isQuiet?: boolean | undefined;
  /** Whether this device keeps what was typed when the page is left. */
  isDraftKept?: boolean | undefined;
  /** When values are judged: `onSubmit` for a form beside a page's task, which many users only pass. */
  mode?: FormProps<Values>['mode'];
  /** Called with valid values; may resolve to messages by field, which the form then shows. */
  onSubmit: (values: Values) => unknown;
  children: ReactNode;
  /** The end of the form, with its buttons. */
  toolbar?: ReactNode;
}

/**
 * A form that validates its values as a whole (spec 5: validation on blur, then on every change). When the form or the
 * server refuses a submit, the messages appear at the fields, with a summary above them.
 */
export const SimpleForm = <Values extends FieldValues>(props: SimpleFormProps<Values>) => {
  const { validate, isQuiet, isDraftKept, onSubmit, children, toolbar, ...form } = props;
  return (
    <Form<Values>
      mode="onTouched"
      {...form}
      validate={validate && ((values) => validate(values as Values))}
      disableInvalidFormNotification
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
      {toolbar}
    </Form>
  );
};

/** Goes inside a form; moves the focus to the first invalid field, in reading order, when a submit is refused. */
const FocusFirstInvalid = () => {
  const { submitCount, errors } = useFormState();
  const place = useRef<HTMLSpanElement>(null);
  const seen = useRef(submitCount);

  useEffect(() => {
    if (submitCount <= seen.current) return;
    seen.current = submitCount;
    if (Object.keys(errors).length > 0)
      wrongFields(place.current?.closest('form'), errors)[0]?.element.focus();
  }, [submitCount, errors]);

  return <span ref={place} hidden />;
};
