import type { ClipboardEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { insertText } from './insertText';

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
