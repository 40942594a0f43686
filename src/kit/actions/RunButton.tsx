import { Button, type ButtonLook } from '../../ui/buttons/Button';
import { Text } from '../../ui/layout/Stack';
import { Confirm } from '../dialogs/Confirm';
import { ActionButton } from './ActionButton';
import { runTexts } from './texts';
import { type ActionOptions, useAction } from './useAction';

/** What a button says that does something itself. */
export interface RunLook extends Pick<ButtonLook, 'variant' | 'color'> {
  /** Translated. */
  label: string;
  /** Where there are several such buttons: what this one is about, for people who hear the button alone. */
  subject?: string | undefined;
}

/** What such a button does; failure has one text. */
export type RunOptions<Input, Answer> = Omit<ActionOptions<Input, Answer>, 'failureMessage'>;

interface RunButtonProps<Answer> extends RunLook, RunOptions<void, Answer> {
  /** The question that is asked first; without one it is done at once. */
  confirmTitle?: string;
  /** What follows from it; said after the subject. */
  confirmContent?: string;
}

/** A button that does something and tells how it went; what takes something away is asked first. */
export const RunButton = <Answer,>(props: RunButtonProps<Answer>) => {
  const { label, subject, variant, color, confirmTitle, confirmContent, ...options } = props;
  const { start, isRunning } = useAction({ ...options, failureMessage: runTexts.failed });
  const look = lookOf({ label, subject, variant, color });
  if (!confirmTitle)
    return (
      <Button {...look} loading={isRunning} onClick={() => void start()}>
        {label}
      </Button>
    );
  return (
    <ActionButton
      {...look}
      label={label}
      dialog={({ isOpen, close }) => (
        <Confirm
          isOpen={isOpen}
          title={confirmTitle}
          content={<Text>{[subject, confirmContent].filter(Boolean).join('. ')}</Text>}
          confirmColor="warning"
          loading={isRunning}
          onConfirm={() => void start().then(close)}
          onClose={close}
        />
      )}
    />
  );
};

/** Returns how such a button looks, and what it is called where its label says too little. */
export const lookOf = ({ label, subject, variant = 'outlined', color = 'primary' }: RunLook) => ({
  variant,
  color,
  'aria-label': subject && `${label}: ${subject}`,
});
