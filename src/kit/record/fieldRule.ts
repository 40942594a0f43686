import { email, maxLength, maxValue, minValue, type ValidationErrorMessage } from 'ra-core';
import type { FieldValues } from 'react-hook-form';
import { type Field, kindOf } from '../fields/Field';
import { largestNumber } from '../inputs/NumberInput';
import { notBefore } from '../search/notBefore';
import type { RecordMode } from './RecordDefinition';

/** Whether a field has no value. 0 or less counts as no choice, but in number and money fields it is a value. */
const isMissing = (field: Field, value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (typeof value === 'number' && value <= 0 && field.kind !== 'number' && field.kind !== 'money');

/** Returns whether a field must be filled in when the form is in this mode. */
export const isRequired = ({ required }: Pick<Field, 'required'>, mode: RecordMode): boolean =>
  mode !== 'view' && (required === true || required === mode);

const anEmail = email();

/** Returns a field's validator: a required value must be there, then its kind's rules and `problem` apply (spec 5). */
export const fieldRule =
  (field: Field, mode: RecordMode) =>
  (value: unknown, values: FieldValues = {}): ValidationErrorMessage | null | undefined => {
    if (isMissing(field, value)) return isRequired(field, mode) ? 'ra.validation.required' : undefined;
    if (field.fixed && mode !== 'create') return undefined;
    switch (field.kind) {
      case 'number':
      case 'money': {
        const { min, max = field.kind === 'number' ? largestNumber : undefined } = field;
        const tooSmall = min !== undefined && minValue(min)(value, values);
        return tooSmall || (max !== undefined ? maxValue(max)(value, values) : undefined);
      }
      case 'date':
        return notBefore(field.notBefore)(value, values);
      case undefined:
      case 'text':
      case 'longText':
      case 'digits':
      case 'email': {
        const text = String(value).trim();
        const isEmail = kindOf(field) === 'email' && !field.problem;
        const problem = isEmail ? anEmail(text, values) : field.problem?.(text);
        return (
          problem ?? (field.maxLength === undefined ? undefined : maxLength(field.maxLength)(text, values))
        );
      }
      default:
        return undefined;
    }
  };
