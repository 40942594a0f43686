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
    read: (text) =>
      text
        .split(/\r\n?|\n/)
        .map(clean ?? cleanAny)
        .join('\n'),
  });
};
