import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon, type IconName, Spinner } from '../icons/Icon';
import './button.css';

/** How a button looks, whatever it does. */
export interface ButtonLook {
  variant?: 'text' | 'outlined' | 'contained';
  size?: 'small' | 'large' | undefined;
  /** `inherit` takes the colour of the text around it. */
  color?: 'primary' | 'error' | 'inherit';
  /** Shown before the text. */
  icon?: IconName | undefined;
  /** Shows a spinner in place of the icon, or of the text if there is none, and disables the button. */
  loading?: boolean | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/** A button. */
export const Button = (props: ButtonLook & Omit<ComponentPropsWithRef<'button'>, 'color'>) => {
  const { variant, size, color, icon, loading, className, children, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled || loading}
      className={buttonClass({ variant, size, color, icon, loading, className })}
    >
      <ButtonContent icon={icon} loading={loading}>
        {children}
      </ButtonContent>
    </button>
  );
};

/** A link that looks like a button, out of this application or to a part of the page. */
export const ButtonAnchor = (props: ButtonLook & Omit<ComponentPropsWithRef<'a'>, 'color'>) => {
  const { variant, size, color, icon, className, children, ...rest } = props;
  return (
    <a {...rest} className={buttonClass({ variant, size, color, className })}>
      <ButtonContent icon={icon}>{children}</ButtonContent>
    </a>
  );
};

interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  icon: IconName;
  /** Accessible name. */
  'aria-label': string;
}

/** A round button that shows nothing but an icon. */
export const IconButton = ({ icon, className = '', ...props }: IconButtonProps) => (
  <button type="button" {...props} className={`ui-icon-button ${className}`}>
    <Icon name={icon} className="ui-small-icon" />
  </button>
);

/** Returns the class names of a look. */
export const buttonClass = ({
  variant = 'text',
  size,
  color = 'primary',
  icon,
  loading,
  className,
}: ButtonLook) =>
  ['ui-button', variant, size, color !== 'primary' && color, loading && !icon && 'covered', className]
    .filter(Boolean)
    .join(' ');

/** The content of a button: its icon or spinner, and its text. */
export const ButtonContent = ({ icon, loading, children }: ButtonLook) => (
  <>
    {icon && !loading && <Icon name={icon} className="before" />}
    {loading && <Spinner className={icon ? 'before' : ''} />}
    {children}
  </>
);
