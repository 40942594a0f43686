import { useEvent, useTranslate } from 'ra-core';
import { type ChangeEvent, useCallback, useContext, useState } from 'react';
import { TextBox } from '../../ui/fields/TextBox';
import { CleaningContext } from './CleaningContext';
import { pastedDigits, showTyped, typedDigits, typedIn } from './typedText';
import { type InputProps, useFieldProps } from './useFieldProps';
import { usePaste } from './usePaste';

interface DigitsInputProps extends InputProps {
  maxLength?: number | undefined;
}

/** An input for digits only; a full one refuses further keys. */
export const DigitsInput = ({ maxLength, ...props }: DigitsInputProps) => {
  const field = useDigitField(props, { maxLength, parse: (digits) => digits || null });
  return <TextBox {...field} autoComplete="off" inputMode="numeric" />;
};

interface DigitRules {
  maxLength?: number | undefined;
  /** Returns the value that the form holds for some digits. */
  parse: (digits: string) => unknown;
  /** Called with a key that was refused at the end of the field. */
  onRefused?: (key: string) => void;
}

/** Binds a field for digits to the form; returns the props of its TextBox. A key that does not fit changes nothing. */
export const useDigitField = (props: InputProps, { maxLength, parse, onRefused }: DigitRules) => {
  const translate = useTranslate();
  const clean = useContext(CleaningContext);
  const { onChange, helperText, inputRef, ...field } = useFieldProps(props, { parse });
  const [hasRefused, setHasRefused] = useState(false);
  const shown = String(field.value ?? '');
  const max = maxLength ?? Number.POSITIVE_INFINITY;

  const paste = usePaste({
    source: props.source,
    maxLength,
    read: (text) => pastedDigits(clean(text)),
    onRefused: () => setHasRefused(true),
  });
  /** Refuses a key before it changes anything, so that the browser's undo is not lost. */
  const refuse = useEvent((event: InputEvent) => {
    const { value, selectionStart, selectionEnd } = event.target as HTMLInputElement;
    const key = event.data;
    if (key?.length !== 1) return;
    const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length];
    const isFull = value.length - (end - start) >= max;
    if (/\d/.test(key) && !isFull) return;
    event.preventDefault();
    if (start === value.length) onRefused?.(key);
  });
  const asked = useCallback(
    (box: HTMLInputElement | null) => {
      inputRef(box);
      // React has an event of this name that is not the browser's.
      box?.addEventListener('beforeinput', refuse);
      return () => box?.removeEventListener('beforeinput', refuse);
    },
    [inputRef, refuse],
  );
  /** Takes refused keys out after the change, where a keyboard does not ask before it, as on some phones. */
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const now = typedIn(target);
    const next = typedDigits(now, shown, max);
    showTyped(target, next);
    setHasRefused(false);
    if (next.text !== shown) onChange(next.text);
    else if (now.caret === now.text.length) onRefused?.(now.text.slice(-1));
  };
  return {
    ...field,
    inputRef: asked,
    onChange: type,
    onPaste: paste,
    helperText:
      hasRefused && !field.error ? (
        <span role="alert">{translate('kit.inputs.notANumber')}</span>
      ) : (
        helperText
      ),
  };
};
