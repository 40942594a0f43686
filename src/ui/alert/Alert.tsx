import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Icon } from '../icons/Icon';
import './alert.css';

interface AlertProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  severity: 'success' | 'info' | 'warning' | 'error';
  /** A border and no background: `quiet` in grey, `own` in the colour of the severity. */
  outline?: 'quiet' | 'own';
  /** Translated; also the accessible name of the alert. */
  title?: string;
  /** Shown at the end, such as a button. */
  action?: ReactNode;
}

const icons = { success: 'success', info: 'info', warning: 'warning', error: 'errorOutline' } as const;

/** A message about the content around it. */
export const Alert = ({ severity, outline, title, action, className, children, ...rest }: AlertProps) => {
  const titleId = useId();
  return (
    <div
      role="alert"
      aria-labelledby={title && titleId}
      {...rest}
      className={['ui-alert', severity, outline, className].filter(Boolean).join(' ')}
    >
      <Icon name={icons[severity]} />
      <div className="ui-alert-message">
        {title && (
          <div id={titleId} className="ui-alert-title">
            {title}
          </div>
        )}
        {children}
      </div>
      {action && <div className="ui-alert-action">{action}</div>}
    </div>
  );
};
