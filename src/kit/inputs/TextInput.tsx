import { useTranslate } from 'ra-core';
import { useContext } from 'react';
import { FieldFrame, helpId } from '../../ui/fields/FieldFrame';
import { TextBox } from '../../ui/fields/TextBox';
import { CleaningContext } from './CleaningContext';
import { type InputProps, useFieldProps } from './useFieldProps';
import { usePastedText } from './usePaste';

interface TextInputProps extends InputProps {
  maxLength?: number;
  autoComplete?: string;
  /** Cleans what is pasted, instead of the application's rule. */
  clean?: ((text: string) => string) | undefined;
}

/** An input for one line of text. */
export const TextInput = ({ maxLength, autoComplete = 'off', clean, ...props }: TextInputProps) => (
  <TextBox
    {...useFieldProps(props)}
    onPaste={usePastedText({ source: props.source, maxLength, clean })}
    autoComplete={autoComplete}
    maxLength={maxLength}
  />
);

interface EmailInputProps extends InputProps {
  maxLength: number;
  /** Whether it is the user's own address, which the browser may offer (WCAG 2.2, 1.3.5). */
  isOwn?: boolean;
}

/** An input for an e-mail address; phones show the matching keyboard. */
export const EmailInput = ({ maxLength, isOwn = false, ...props }: EmailInputProps) => (
  <TextBox
    {...useFieldProps(props, { parse: useContext(CleaningContext) })}
    onPaste={usePastedText({ source: props.source, maxLength })}
    // With type="email" the validation would never see spaces that were pasted around the address.
    autoComplete={isOwn ? 'email' : 'off'}
    inputMode="email"
    spellCheck={false}
    maxLength={maxLength}
  />
);

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
