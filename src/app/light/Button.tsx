import type { ButtonHTMLAttributes } from 'react';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look: 'contained' | 'outlined';
  /** Whether what it began is still under way: it turns, and can't be pressed. */
  isBusy?: boolean;
}

/** A large button. */
export const Button = ({ look, isBusy = false, children, ...rest }: ButtonProps) => (
  <button type="button" className={`button large ${look}`} disabled={isBusy} {...rest}>
    {isBusy && <span className="spinner small" aria-hidden />}
    <span className={isBusy ? 'unseen' : undefined}>{children}</span>
  </button>
);
