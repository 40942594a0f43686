import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { IconButton } from '../buttons/IconButton';
import type { InputProps } from './InputProps';
import { TextBox } from './TextBox';
import { useFieldProps } from './useFieldProps';

interface PasswordInputProps extends InputProps {
  autoComplete: 'current-password' | 'new-password';
}

/** A password, hidden until its user wants to see it. */
export const PasswordInput = ({ autoComplete, ...props }: PasswordInputProps) => {
  const translate = useTranslate();
  const [isVisible, setIsVisible] = useState(false);
  const toggle = isVisible ? 'ra.input.password.toggle_visible' : 'ra.input.password.toggle_hidden';
  return (
    <TextBox
      {...useFieldProps(props)}
      type={isVisible ? 'text' : 'password'}
      autoComplete={autoComplete}
      end={
        <IconButton
          icon={isVisible ? 'hidden' : 'visible'}
          aria-label={translate(toggle)}
          onClick={() => setIsVisible((visible) => !visible)}
        />
      }
    />
  );
};
