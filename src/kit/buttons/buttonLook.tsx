import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import type { iconPaths } from '../icons/iconPaths';
import { Spinner } from '../icons/Spinner';
import './button.css';

/** How a button looks, whatever it does. */
export interface ButtonLook {
  variant?: 'text' | 'outlined' | 'contained';
  size?: 'small' | 'large' | undefined;
  /** Takes the colour of the text around it. */
  inherit?: boolean;
  /** Stands before the text. */
  icon?: keyof typeof iconPaths;
  /** Shows, in the place of its icon or else of its text, that what it started is running; it can't be pressed again then. */
  loading?: boolean;
  className?: string | undefined;
  children?: ReactNode;
}

/** The classes of a look. */
export const buttonClass = ({ variant = 'text', size, inherit, icon, loading, className }: ButtonLook) =>
  ['kit-button', variant, size, inherit && 'inherit', loading && !icon && 'covered', className]
    .filter(Boolean)
    .join(' ');

/** What stands inside. */
export const ButtonContent = ({ icon, loading, children }: ButtonLook) => (
  <>
    {icon && !loading && <Icon name={icon} className="before" />}
    {loading && <Spinner className={icon ? 'before' : ''} />}
    {children}
  </>
);
