import { useFormContext } from 'react-hook-form';

interface OtherFields {
  /** Fields whose validity depends on this one. */
  validateWith?: readonly string[];
  /** Fields whose error, where they show one, a change of this one may settle. */
  settles?: readonly string[];
}

/** Judges a file field after a change, and the fields that it bears on. */
export const useJudgeFiles = (source: string, { validateWith = [], settles = [] }: OtherFields) => {
  const { trigger, getFieldState } = useFormContext();
  return () => {
    const inError = settles.filter((field) => getFieldState(field).invalid);
    void trigger([...new Set([source, ...validateWith, ...inError])]);
  };
};
