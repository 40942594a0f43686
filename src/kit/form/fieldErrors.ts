import { HttpError } from 'ra-core';
import { type FieldError, type FieldValues, type FieldErrors as FormErrors, get } from 'react-hook-form';

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

/** A field that shows an error. */
export interface WrongField {
  readonly element: HTMLElement;
  /** Its label, preceded by that of its group. */
  readonly name: string;
  /** What is wrong, as the form stores it; undefined where no message is known. */
  readonly problem: string | undefined;
}

/** Returns the fields of a form that show an error, in reading order, with what is wrong according to `errors`. */
export const wrongFields = (form: Element | null | undefined, errors: FormErrors): WrongField[] =>
  Array.from(form?.querySelectorAll<HTMLElement>(marks) ?? [], (element) => ({
    element,
    name: nameOf(element),
    problem: (get(errors, pathOf(element)) as FieldError | undefined)?.message,
  }));

/** Invalid fields carry `aria-invalid` or, if they are not HTML form controls, `data-invalid`. */
const marks =
  ':is(input, textarea, [role="combobox"])[aria-invalid="true"]:not([aria-hidden="true"]), [data-invalid="true"]';

const isLabelled = (element: HTMLElement) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

const labelOf = (element: HTMLElement): string => {
  const id = element.getAttribute('aria-labelledby');
  const label = (id && document.getElementById(id)) || (isLabelled(element) && element.labels?.[0]);
  return element.getAttribute('aria-label') ?? (label || element).textContent ?? '';
};

const nameOf = (element: HTMLElement): string => {
  const group = element.closest('fieldset')?.querySelector('legend')?.textContent;
  return group ? `${group}: ${labelOf(element)}` : labelOf(element);
};

const pathOf = (element: HTMLElement): string => element.dataset.field ?? element.getAttribute('name') ?? '';
