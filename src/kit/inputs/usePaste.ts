import { type ClipboardEvent, useContext } from 'react';
import { useFormContext } from 'react-hook-form';
import { CleaningContext } from './CleaningContext';

interface TextToPaste {
  source: string;
  maxLength?: number | undefined;
  /** Cleans the text instead of the application's rule. */
  clean?: ((text: string) => string) | undefined;
}

/** Returns the handler of `paste` of a text field; each line of the text is cleaned. */
export const usePastedText = ({ clean, ...field }: TextToPaste) => {
  const cleanAny = useContext(CleaningContext);
  return usePaste({
    ...field,
    read: (text, before, after) => {
      const cleaned = text
        .split(/\r\n?|\n/)
        .map(clean ?? cleanAny)
        .join('\n');
      if (clean) return cleaned;
      // A blank at its edge separates it from the words it is pasted between.
      const first = before !== '' && /^[^\S\r\n]/.test(text) ? ' ' : '';
      const last = after !== '' && /[^\S\r\n]$/.test(text) ? ' ' : '';
      return `${first}${cleaned}${last}`;
    },
  });
};

interface Pasting {
  source: string;
  maxLength?: number | undefined;
  /** Returns what of a text pasted between two others goes into the field; undefined if it is refused. */
  read: (text: string, before: string, after: string) => string | undefined;
  onRefused?: () => void;
}

/**
 * Returns a field's handler of `paste`: the text is cleaned before it is measured. One that is too long is not cut: it
 * goes in whole, and the form says at once what is wrong.
 */
export const usePaste = ({ source, maxLength = Number.POSITIVE_INFINITY, read, onRefused }: Pasting) => {
  const { getValues, setValue } = useFormContext();
  return (event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const field = event.currentTarget;
    const pasted = event.clipboardData.getData('text');
    const { value, selectionStart, selectionEnd } = field;
    const before = value.slice(0, selectionStart ?? value.length);
    const after = value.slice(selectionEnd ?? value.length);
    const text = read(pasted, before, after);
    if (pasted === '') return;
    if (text === undefined) {
      event.preventDefault();
      onRefused?.();
      return;
    }
    const isTooLong = before.length + text.length + after.length > maxLength;
    // What the browser would insert in the same way is left to it.
    if (text === pasted && !isTooLong) return;
    event.preventDefault();
    insertText(field, text);
    // As if the field had been left, so that it is validated now and with every change.
    if (isTooLong) setValue(source, getValues(source), { shouldTouch: true, shouldValidate: true });
  };
};

/**
 * Puts a text in place of a field's selection, as if it had been typed there, also beyond its `maxlength`. The browser
 * can undo it, where it has its own command for that.
 */
export const insertText = (field: HTMLInputElement | HTMLTextAreaElement, text: string): void => {
  const { maxLength } = field;
  field.removeAttribute('maxlength');
  // Deprecated, but nothing else leaves the undo history as it is.
  if (!document.execCommand?.('insertText', false, text)) {
    field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? field.value.length, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
  }
  if (maxLength >= 0) field.maxLength = maxLength;
};
