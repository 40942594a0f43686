import type { ComponentProps } from 'react';
import { Button } from '../../ui/buttons/Button';

interface ConfirmButtonProps extends ComponentProps<typeof Button> {
  /** Whether what it starts can't be undone; the button then looks different from all others. */
  isIrreversible?: boolean | undefined;
}

/** The button that confirms a dialog. */
export const ConfirmButton = ({ isIrreversible = false, ...button }: ConfirmButtonProps) => (
  <Button {...button} variant="contained" {...(isIrreversible && { color: 'error', icon: 'warning' })} />
);
