import { type FieldError, type FieldErrors, get } from 'react-hook-form';

/** Invalid fields carry `aria-invalid` or, if they are not HTML form controls, `data-invalid`. */
const marks =
  ':is(input, textarea, [role="combobox"])[aria-invalid="true"]:not([aria-hidden="true"]), [data-invalid="true"]';

/** A field that shows an error. */
export interface WrongField {
  readonly element: HTMLElement;
  /** Its label, preceded by that of its group. */
  readonly name: string;
  /** What is wrong, as the form stores it; undefined where no message is known. */
  readonly problem: string | undefined;
}

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

/** Returns the fields of a form that show an error, in reading order, with what is wrong according to `errors`. */
export const wrongFields = (form: Element | null | undefined, errors: FieldErrors): WrongField[] =>
  Array.from(form?.querySelectorAll<HTMLElement>(marks) ?? [], (element) => ({
    element,
    name: nameOf(element),
    problem: (get(errors, pathOf(element)) as FieldError | undefined)?.message,
  }));
