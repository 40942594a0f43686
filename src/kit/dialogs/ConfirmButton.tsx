import type { ComponentProps } from 'react';
import { Button } from '../../ui/buttons/Button';

interface ConfirmButtonProps extends ComponentProps<typeof Button> {
  /** Whether it takes something away; the button then looks different from all others. */
  takesAway?: boolean | undefined;
}

/** The button that confirms a dialog. */
export const ConfirmButton = ({ takesAway = false, ...button }: ConfirmButtonProps) => (
  <Button {...button} variant="contained" {...(takesAway && { color: 'error', icon: 'warning' })} />
);
