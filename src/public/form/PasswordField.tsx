import { useState } from 'react';
import { IconButton } from '../../ui/buttons/Button';
import { TextBox, type TextBoxProps } from '../../ui/fields/TextBox';
import { messages } from '../frame/messages';

const { showPassword, hidePassword } = messages.app;

interface PasswordFieldProps extends TextBoxProps {
  autoComplete: 'current-password' | 'new-password';
}

/** A password field, hidden until the user wants to see it. */
export const PasswordField = (props: PasswordFieldProps) => {
  const [isVisible, setIsVisible] = useState(false);
  const toggle = (
    <IconButton
      icon={isVisible ? 'hidden' : 'visible'}
      aria-label={isVisible ? hidePassword : showPassword}
      onClick={() => setIsVisible((visible) => !visible)}
    />
  );
  return <TextBox {...props} type={isVisible ? 'text' : 'password'} end={toggle} />;
};
