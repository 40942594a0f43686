import type { ComponentProps } from 'react';
import { Button } from '../../ui/buttons/Button';

interface ConfirmButtonProps extends ComponentProps<typeof Button> {
  /** Whether what it starts can't be undone: it then looks unlike any other button. */
  isIrreversible?: boolean | undefined;
}

/** The button that a dialog is answered with. */
export const ConfirmButton = ({ isIrreversible = false, ...button }: ConfirmButtonProps) => (
  <Button {...button} variant="contained" {...(isIrreversible && { color: 'error', icon: 'warning' })} />
);
