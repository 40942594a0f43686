import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { InputProps } from './InputProps';
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
    <TextField
      {...useFieldProps(props)}
      type={isVisible ? 'text' : 'password'}
      autoComplete={autoComplete}
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={translate(toggle)}
                onClick={() => setIsVisible((visible) => !visible)}
              >
                {isVisible ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
};
