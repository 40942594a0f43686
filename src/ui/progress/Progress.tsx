import { useEffect, useId, useRef } from 'react';
import { Text } from '../layout/Stack';
import './progress.css';

interface ProgressProps {
  /** Translated; says what is in progress, and is read out as it changes. */
  text: string;
  /** The part that is done, 0 to 1; undefined if unknown. */
  share: number | undefined;
}

/** A progress bar and its text. */
export const Progress = ({ text, share }: ProgressProps) => {
  const id = useId();
  const bar = useRef<HTMLProgressElement>(null);
  useEffect(() => {
    if (!bar.current?.closest('dialog')) return undefined;
    // A class, because the whole page would be styled again with every change if the style sheet looked for it.
    document.body.classList.add('dialog-progress');
    return () => document.body.classList.remove('dialog-progress');
  }, []);
  return (
    <div className="ui-progress">
      <Text id={id} size="small" role="status">
        {text}
      </Text>
      <progress
        ref={bar}
        aria-labelledby={id}
        max={100}
        {...(share !== undefined && { value: Math.round(share * 100) })}
      />
    </div>
  );
};
