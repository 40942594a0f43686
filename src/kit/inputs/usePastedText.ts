import { useContext } from 'react';
import { CleaningContext } from './CleaningContext';
import { usePaste } from './usePaste';

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
