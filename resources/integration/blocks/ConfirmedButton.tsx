import { useState } from 'react';
import { useAction } from '../../../src/kit/actions/useAction';
import { Confirm } from '../../../src/kit/dialogs/Confirm';
import { Button } from '../../../src/ui/buttons/Button';
import { Text } from '../../../src/ui/layout/Stack';
import { blockTexts } from './texts';

interface ConfirmedButtonProps {
  /** What the button says, and what it is about, for who hears it alone. */
  text: string;
  subject: string;
  question: string;
  /** What follows from it. */
  about: string;
  done: string;
  run: () => Promise<unknown>;
  onDone: () => unknown;
}

/** A button for what takes something away; it asks first. */
export const ConfirmedButton = (props: ConfirmedButtonProps) => {
  const { text, subject, question, about, done, run, onDone } = props;
  const [isOpen, setOpen] = useState(false);
  const action = useAction<void>({
    run,
    successMessage: done,
    failureMessage: blockTexts.failed,
    onSuccess: () => void onDone(),
  });
  const confirm = async () => {
    await action.start();
    setOpen(false);
  };
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-label={`${text}: ${subject}`}
        onClick={() => setOpen(true)}
      >
        {text}
      </Button>
      <Confirm
        isOpen={isOpen}
        title={question}
        confirmColor="warning"
        loading={action.isRunning}
        onConfirm={confirm}
        onClose={() => setOpen(false)}
        content={<Text>{`${subject}. ${about}`}</Text>}
      />
    </>
  );
};
