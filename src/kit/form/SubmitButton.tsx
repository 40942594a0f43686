import { Button } from '../../ui/buttons/Button';
import { useFocusAfterRun } from '../../ui/dialog/useFocusAfterRun';
import { useHasPendingFiles } from '../files/pendingFiles';

interface SubmitButtonProps {
  /** Translated. */
  label: string;
  isRunning: boolean;
  disabled?: boolean;
  /** The id of the element that describes it. */
  describedBy?: string | undefined;
}

/** The submit button of a large form; it gets the focus back once a run is over. */
export const SubmitButton = ({ label, isRunning, disabled, describedBy }: SubmitButtonProps) => {
  const hasPendingFiles = useHasPendingFiles();
  return (
    <Button
      ref={useFocusAfterRun(isRunning)}
      type="submit"
      variant="contained"
      size="large"
      loading={isRunning}
      disabled={disabled || hasPendingFiles}
      aria-describedby={describedBy}
    >
      {label}
    </Button>
  );
};
