import { useId } from 'react';
import { Text } from '../layout/Stack';
import './progress.css';

interface ProgressProps {
  /** Translated; what is going on, read out as it changes. */
  text: string;
  /** How much is done, 0 to 1; undefined where that is not known. */
  share: number | undefined;
}

/** How far something has come. */
export const Progress = ({ text, share }: ProgressProps) => {
  const id = useId();
  return (
    <div className="ui-progress">
      <Text id={id} size="small" role="status">
        {text}
      </Text>
      <progress
        aria-labelledby={id}
        max={100}
        {...(share !== undefined && { value: Math.round(share * 100) })}
      />
    </div>
  );
};
