import { Button } from '../../ui/buttons/Button';
import { useFocusAfterRun } from '../../ui/dialog/useFocusAfterRun';
import { useHasPendingFiles } from '../files/pendingFiles';

interface SubmitButtonProps {
  /** Translated. */
  label: string;
  isRunning: boolean;
  disabled?: boolean;
  /** The id of what says more about it. */
  describedBy?: string | undefined;
}

/** The button that ends a large form; what goes wrong leads the focus back to it. */
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
