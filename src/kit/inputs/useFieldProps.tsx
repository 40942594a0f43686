import {
  type InputProps as RaInputProps,
  useInput,
  useTranslateLabel,
  ValidationError,
  type Validator,
} from 'ra-core';
import { afterPress } from '../../ui/afterPress';

/** The props that every input of the kit takes. */
export interface InputProps {
  /** The field's path in the form's values. */
  source: string;
  /** Translation key of the label; inferred from resource and source when absent. */
  label?: string;
  validate?: Validator | Validator[];
  required?: boolean;
  disabled?: boolean;
  helperText?: string;
}

type Conversion = Pick<RaInputProps, 'format' | 'parse'>;

/** Binds an input to the surrounding form; returns the props that TextBox and Select take, including the error text. */
export const useFieldProps = (
  { source, label, validate, required, disabled, helperText }: InputProps,
  conversion: Conversion = {},
) => {
  const translateLabel = useTranslateLabel();
  const { id, field, fieldState, isRequired } = useInput({ source, validate, ...conversion });
  const { ref, ...rest } = field;
  const error = fieldState.error?.message;
  return {
    ...rest,
    onBlur: () => afterPress(field.onBlur),
    id,
    inputRef: ref,
    label: translateLabel({ source, label }),
    error: fieldState.invalid,
    helperText: error ? <ValidationError error={error} /> : helperText,
    required: required ?? isRequired,
    disabled,
  };
};
