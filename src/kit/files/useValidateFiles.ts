import { useFormContext } from 'react-hook-form';

interface OtherFields {
  /** Fields whose validity depends on this one. */
  validateWith?: readonly string[];
  /** Fields that are validated again only if they show an error, because a change of this one may resolve it. */
  settles?: readonly string[];
}

/** Returns a function that validates a file field after a change, together with the fields it affects. */
export const useValidateFiles = (source: string, { validateWith = [], settles = [] }: OtherFields) => {
  const { trigger, getFieldState } = useFormContext();
  return () => {
    const inError = settles.filter((field) => getFieldState(field).invalid);
    void trigger([...new Set([source, ...validateWith, ...inError])]);
  };
};
