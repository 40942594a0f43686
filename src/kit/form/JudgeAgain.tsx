import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

interface JudgeAgainProps {
  source: string;
  /** What the field's rules depend on besides the form, as a key that changes with it. */
  knowing: string | undefined;
}

/** Validates a field again when external data that its rules use changes, if it was validated before. */
export const JudgeAgain = ({ source, knowing }: JudgeAgainProps) => {
  const { trigger, getFieldState, formState } = useFormContext();
  const { isSubmitted } = formState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the external data changes
  useEffect(() => {
    if (isSubmitted || getFieldState(source).isTouched) void trigger(source);
  }, [knowing]);
  return null;
};
