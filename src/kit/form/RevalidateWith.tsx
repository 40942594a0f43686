import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

interface RevalidateWithProps {
  /** The field that is judged again. */
  source: string;
  /** The field that its rules look at as well. */
  other: string;
  /** Leaves a field alone that has no error. */
  onlyErrors?: boolean;
}

/** Judges a field that was touched again when the other one, on which its rules depend, changes. */
export const RevalidateWith = ({ source, other, onlyErrors = false }: RevalidateWithProps) => {
  const { trigger, getFieldState } = useFormContext();
  const value = useWatch({ name: other });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other field's value is what asks for it
  useEffect(() => {
    const { invalid, isDirty, isTouched } = getFieldState(source);
    if (invalid || (!onlyErrors && (isDirty || isTouched))) void trigger(source);
  }, [value, source, onlyErrors, trigger, getFieldState]);
  return null;
};
