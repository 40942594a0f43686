import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

interface JudgeAgainProps {
  source: string;
  /** What its rules know of the outside. */
  knowing: string | undefined;
}

/** Judges a field that was judged before again when its rules come to know more. */
export const JudgeAgain = ({ source, knowing }: JudgeAgainProps) => {
  const { trigger, getFieldState, formState } = useFormContext();
  const { isSubmitted } = formState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the rules know is what asks for it
  useEffect(() => {
    if (isSubmitted || getFieldState(source).isTouched) void trigger(source);
  }, [knowing]);
  return null;
};
