import { HttpError } from 'ra-core';
import { type FieldValues, get } from 'react-hook-form';

/** Error messages by the path of their field in the form's values. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Returns the server's errors by field, in the shape that react-admin expects; undefined if it named no field. */
export const fieldErrorsOf = (error: unknown): FieldErrors | undefined =>
  error instanceof HttpError ? error.body?.errors : undefined;

const okStatus = 200;

/** Returns whether a 200 answer refuses a field; then only the field reports it, without a toast. */
export const isAnswerAboutField = (error: unknown): boolean =>
  error instanceof HttpError && error.status === okStatus && fieldErrorsOf(error) !== undefined;

/**
 * Keeps the messages that belong to a field of the form, at their most specific path. An error at a path that the form
 * does not have could never be corrected and would block every further submit.
 */
export const errorsForForm = (errors: unknown, values: FieldValues): FieldErrors => {
  const known = Object.entries(errors ?? {}).filter(
    ([place, message]) => typeof message === 'string' && get(values, place) !== undefined,
  );
  const isOfPart = ([place]: [string, string]) => known.some(([other]) => other.startsWith(`${place}.`));
  return Object.fromEntries(known.filter((entry) => !isOfPart(entry)));
};
