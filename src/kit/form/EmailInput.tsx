import TextField from '@mui/material/TextField';
import type { InputProps } from '../inputs/InputProps';
import { useFieldProps } from '../inputs/useFieldProps';

interface EmailInputProps extends InputProps {
  maxLength: number;
}

/** An e-mail address; a phone shows the keyboard for it. */
export const EmailInput = ({ maxLength, ...props }: EmailInputProps) => (
  <TextField
    {...useFieldProps(props, { parse: (text: string) => text.trim() })}
    // type="email" would hide the spaces that were pasted around it from the rule.
    autoComplete="off"
    slotProps={{ htmlInput: { inputMode: 'email', spellCheck: false, maxLength } }}
  />
);
