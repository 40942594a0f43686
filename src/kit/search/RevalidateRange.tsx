import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

interface RevalidateRangeProps {
  /** The field that holds the error. */
  source: string;
  /** The field that the error may come from. */
  other: string;
}

/** Judges a field with an error again when the field that it depends on changes. */
export const RevalidateRange = ({ source, other }: RevalidateRangeProps) => {
  const { trigger, getFieldState } = useFormContext();
  const value = useWatch({ name: other });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other field's value is what asks for it
  useEffect(() => {
    if (getFieldState(source).invalid) trigger(source);
  }, [value, source, trigger, getFieldState]);
  return null;
};
