import { TextBox } from '../../ui/fields/TextBox';
import type { InputProps } from './InputProps';
import { useFieldProps } from './useFieldProps';

interface TextInputProps extends InputProps {
  maxLength?: number;
  autoComplete?: string;
}

/** An input for one line of text. */
export const TextInput = ({ maxLength, autoComplete = 'off', ...props }: TextInputProps) => (
  <TextBox {...useFieldProps(props)} autoComplete={autoComplete} maxLength={maxLength} />
);
