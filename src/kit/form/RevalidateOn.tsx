import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

interface RevalidateOnProps {
  source: string;
  /** What the field's rules depend on besides the form, as a key that changes with it. */
  value: string | undefined;
}

/** Validates a field again when external data that its rules use changes, if it was validated before. */
export const RevalidateOn = ({ source, value }: RevalidateOnProps) => {
  const { trigger, getFieldState, formState } = useFormContext();
  const { isSubmitted } = formState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the external data changes
  useEffect(() => {
    if (isSubmitted || getFieldState(source).isTouched) void trigger(source);
  }, [value]);
  return null;
};
