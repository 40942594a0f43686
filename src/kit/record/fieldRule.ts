import type { RecordField } from './RecordField';
import type { RecordMode } from './recordMode';

const isMissing = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (typeof value === 'number' && value <= 0);

/** Whether a field must be filled in when the form is used in this mode. */
export const isRequired = ({ required }: RecordField, mode: RecordMode): boolean =>
  mode !== 'view' && (required === true || required === mode);

/** The validator of a field: first that it is there where it must be, then its own problem (spec 5). */
export const fieldRule =
  (field: RecordField, mode: RecordMode) =>
  (value: unknown): string | undefined => {
    if (isMissing(value)) return isRequired(field, mode) ? 'ra.validation.required' : undefined;
    if (field.kind === 'lookup' || (field.fixed && mode !== 'create')) return undefined;
    return field.problem?.(String(value).trim());
  };
