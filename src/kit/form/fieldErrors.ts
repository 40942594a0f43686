import { HttpError } from 'ra-core';
import { type FieldValues, get } from 'react-hook-form';

/** Messages by the place of their field in a form's values. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What the server said about fields, in the shape in which react-admin takes it; undefined when it said nothing of them. */
export const fieldErrorsOf = (error: unknown): FieldErrors | undefined =>
  error instanceof HttpError ? error.body?.errors : undefined;

const okStatus = 200;

/** Whether an answer, which is no 400, refuses a field: then nothing but the field need tell of it. */
export const isAnswerAboutField = (error: unknown): boolean =>
  error instanceof HttpError && error.status === okStatus && fieldErrorsOf(error) !== undefined;

/**
 * Those of the messages that are for a field of the form, the most exact place for each: an error at a place that the
 * form does not have could never be mended, and would hold back every further submit.
 */
export const errorsForForm = (errors: unknown, values: FieldValues): FieldErrors => {
  const known = Object.entries(errors ?? {}).filter(
    ([place, message]) => typeof message === 'string' && get(values, place) !== undefined,
  );
  const isOfPart = ([place]: [string, string]) => known.some(([other]) => other.startsWith(`${place}.`));
  return Object.fromEntries(known.filter((entry) => !isOfPart(entry)));
};
