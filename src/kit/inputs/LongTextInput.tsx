import { useTranslate } from 'ra-core';
import { FieldFrame, helpId } from '../../ui/fields/FieldFrame';
import type { InputProps } from './InputProps';
import { useFieldProps } from './useFieldProps';
import { usePastedText } from './usePastedText';

interface LongTextInputProps extends InputProps {
  maxLength: number;
}

const rows = 3;

/** An input for several lines of text, with a character count. */
export const LongTextInput = ({ maxLength, ...props }: LongTextInputProps) => {
  const translate = useTranslate();
  const { inputRef, label, error, helperText, ...field } = useFieldProps(props);
  const { id, required, disabled } = field;
  const length = String(field.value ?? '').length;
  const help = !disabled && (
    <span className="ui-field-count">
      <span>{helperText}</span>
      <span>{translate('kit.inputs.characters', { length, maxLength })}</span>
    </span>
  );
  return (
    <FieldFrame {...{ id, label, error, required, disabled }} helperText={help}>
      <textarea
        {...field}
        ref={inputRef}
        onPaste={usePastedText({ source: props.source, maxLength })}
        rows={rows}
        maxLength={maxLength}
        placeholder={disabled ? '—' : ' '}
        autoComplete="off"
        className={disabled ? 'ui-field-control' : 'ui-field-control resting'}
        aria-invalid={error}
        aria-describedby={helpId({ id, helperText: help })}
      />
    </FieldFrame>
  );
};
