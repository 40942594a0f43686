import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icons/Icon';
import type { iconPaths } from '../icons/iconPaths';
import './button.css';

interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  icon: keyof typeof iconPaths;
  /** Accessible name. */
  'aria-label': string;
}

/** A round button that shows nothing but an icon. */
export const IconButton = ({ icon, className = '', ...props }: IconButtonProps) => (
  <button type="button" {...props} className={`kit-icon-button ${className}`}>
    <Icon name={icon} className="kit-small-icon" />
  </button>
);
