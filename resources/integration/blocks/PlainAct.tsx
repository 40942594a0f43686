import { useAction } from '../../../src/kit/actions/useAction';
import { Button } from '../../../src/ui/buttons/Button';
import { blockTexts } from './texts';

interface PlainActProps {
  text: string;
  subject: string;
  done: string;
  run: () => Promise<unknown>;
  onDone: () => void;
}

/** A button that does something at once. */
export const PlainAct = ({ text, subject, done, run, onDone }: PlainActProps) => {
  const action = useAction<void>({
    run,
    successMessage: done,
    failureMessage: blockTexts.failed,
    onSuccess: onDone,
  });
  return (
    <Button
      variant="outlined"
      aria-label={`${text}: ${subject}`}
      loading={action.isRunning}
      onClick={() => void action.start()}
    >
      {text}
    </Button>
  );
};
