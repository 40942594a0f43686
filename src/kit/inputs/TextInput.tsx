import { useTranslate } from 'ra-core';
import { useContext } from 'react';
import { FieldFrame, helpId } from '../../ui/fields/FieldFrame';
import { TextBox } from '../../ui/fields/TextBox';
import { CleaningContext } from './CleaningContext';
import { LineInput, type LineProps } from './LineInput';
import { type InputProps, useFieldProps } from './useFieldProps';
import { usePastedText } from './usePaste';

interface MultilineProps extends InputProps {
  /** Several lines, with a character count. */
  multiline: true;
  maxLength: number;
}

/** An input for text: one line, an e-mail address, or several lines. */
export const TextInput = (props: LineProps | MultilineProps) => {
  if (props.multiline) return <MultilineInput {...props} />;
  return props.type === 'email' ? <EmailInput {...props} /> : <LineInput {...props} />;
};

const EmailInput = ({ type, multiline, maxLength, autoComplete = 'off', clean, ...props }: LineProps) => (
  <TextBox
    {...useFieldProps(props, { parse: useContext(CleaningContext) })}
    onPaste={usePastedText({ source: props.source, maxLength })}
    // With type="email" the validation would never see spaces that were pasted around the address.
    autoComplete={autoComplete}
    inputMode="email"
    spellCheck={false}
    maxLength={maxLength}
  />
);

const rows = 3;

const MultilineInput = ({ multiline, maxLength, ...props }: MultilineProps) => {
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
