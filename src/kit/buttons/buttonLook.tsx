import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import type { iconPaths } from '../icons/iconPaths';
import './button.css';

/** How a button looks, whatever it does. */
export interface ButtonLook {
  variant?: 'text' | 'outlined' | 'contained';
  small?: boolean;
  /** Takes the colour of the text around it. */
  inherit?: boolean;
  /** Stands before the text. */
  icon?: keyof typeof iconPaths;
  /** Shows that what it started is running, and keeps it from being pressed again. */
  loading?: boolean;
  className?: string | undefined;
  children?: ReactNode;
}

/** The classes of a look. */
export const buttonClass = ({ variant = 'text', small, inherit, className }: ButtonLook) =>
  ['kit-button', variant, small && 'small', inherit && 'inherit', className].filter(Boolean).join(' ');

/** What stands inside. */
export const ButtonContent = ({ icon, loading, children }: ButtonLook) => (
  <>
    {icon && !loading && <Icon name={icon} className="before" />}
    {loading && <span className="kit-icon kit-spinner before" aria-hidden />}
    {children}
  </>
);
