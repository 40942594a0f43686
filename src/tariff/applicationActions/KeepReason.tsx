import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';

interface KeepReasonProps {
  /** The form field of the text. */
  source: string;
  keep: (text: string) => void;
}

/** Keeps a text as it is typed, so that closing the dialog loses nothing. */
export const KeepReason = ({ source, keep }: KeepReasonProps) => {
  const text: unknown = useWatch({ name: source });
  useEffect(() => {
    // An empty field is null.
    keep(typeof text === 'string' ? text : '');
  }, [text, keep]);
  return null;
};
