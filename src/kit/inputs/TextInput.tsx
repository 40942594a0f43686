import TextField from '@mui/material/TextField';
import type { InputProps } from './InputProps';
import { useFieldProps } from './useFieldProps';

interface TextInputProps extends InputProps {
  maxLength?: number;
  autoComplete?: string;
}

/** A line of text. */
export const TextInput = ({ maxLength, autoComplete = 'off', ...props }: TextInputProps) => (
  <TextField {...useFieldProps(props)} autoComplete={autoComplete} slotProps={{ htmlInput: { maxLength } }} />
);
