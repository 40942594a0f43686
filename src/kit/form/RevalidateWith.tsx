import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

interface RevalidateWithProps {
  /** The field to validate again. */
  source: string;
  /** The field whose value the rules of `source` depend on. */
  other: string;
  /** Whether to validate again only if the field already has an error. */
  onlyErrors?: boolean;
}

/** Validates a field that was touched or changed again whenever the other field that its rules depend on changes. */
export const RevalidateWith = ({ source, other, onlyErrors = false }: RevalidateWithProps) => {
  const { trigger, getFieldState } = useFormContext();
  const value = useWatch({ name: other });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other field's value triggers it
  useEffect(() => {
    const { invalid, isDirty, isTouched } = getFieldState(source);
    if (invalid || (!onlyErrors && (isDirty || isTouched))) void trigger(source);
  }, [value, source, onlyErrors, trigger, getFieldState]);
  return null;
};
