import { useState } from 'react';
import { messages } from '../../../providers/i18nProvider/messages/app';
import { Icon } from './Icon';
import { type FieldProps, TextField } from './TextField';

const { showPassword, hidePassword } = messages.app;

interface PasswordFieldProps extends FieldProps {
  autoComplete: 'current-password' | 'new-password';
}

/** A password, hidden until its user wants to see it. */
export const PasswordField = (props: PasswordFieldProps) => {
  const [isVisible, setIsVisible] = useState(false);
  const toggle = (
    <button
      type="button"
      className="icon-button"
      aria-label={isVisible ? hidePassword : showPassword}
      onClick={() => setIsVisible((visible) => !visible)}
    >
      <Icon name={isVisible ? 'hidden' : 'visible'} />
    </button>
  );
  return <TextField {...props} type={isVisible ? 'text' : 'password'} end={toggle} />;
};
