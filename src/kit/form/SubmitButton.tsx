import { Button } from '../../ui/buttons/Button';
import { useFocusAfterRun } from '../../ui/dialog/useFocusAfterRun';
import { useSubmitAfterFiles } from '../files/pendingFiles';
import { submitKey } from '../keys/shortcuts';
import { useShortcut } from '../keys/useShortcut';

interface SubmitButtonProps {
  /** Translated. */
  label: string;
  isRunning?: boolean | undefined;
  disabled?: boolean;
  /** The id of the element that describes it. */
  describedBy?: string | undefined;
}

/** The submit button of a page's form, also pressed by Ctrl+Enter; it gets the focus back once a run is over. */
export const SubmitButton = ({ label, isRunning = false, disabled, describedBy }: SubmitButtonProps) => {
  const { isWaiting, onClick } = useSubmitAfterFiles();
  const isBusy = isRunning || isWaiting;
  const button = useFocusAfterRun(isBusy);
  const key = useShortcut(submitKey, disabled ? undefined : () => button.current?.click());
  return (
    <Button
      ref={button}
      type="submit"
      variant="contained"
      size="large"
      loading={isBusy}
      disabled={disabled}
      aria-describedby={describedBy}
      {...key}
      onClick={onClick}
    >
      {label}
    </Button>
  );
};
