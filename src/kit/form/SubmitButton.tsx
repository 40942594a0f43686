import Button from '@mui/material/Button';
import { useFocusAfterRun } from '../dialogs/useFocusAfterRun';

interface SubmitButtonProps {
  /** Translated. */
  label: string;
  isRunning: boolean;
  disabled?: boolean;
  /** The id of what says more about it. */
  describedBy?: string | undefined;
}

/** The button that ends a large form; what goes wrong leads the focus back to it. */
export const SubmitButton = ({ label, isRunning, disabled, describedBy }: SubmitButtonProps) => (
  <Button
    ref={useFocusAfterRun(isRunning)}
    type="submit"
    variant="contained"
    size="large"
    loading={isRunning}
    disabled={disabled}
    aria-describedby={describedBy}
  >
    {label}
  </Button>
);
