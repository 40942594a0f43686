import { TextBox } from '../../ui/fields/TextBox';
import type { InputProps } from './InputProps';
import { useFieldProps } from './useFieldProps';
import { usePastedText } from './usePastedText';

interface TextInputProps extends InputProps {
  maxLength?: number;
  autoComplete?: string;
  /** Cleans what is pasted, instead of the application's rule. */
  clean?: ((text: string) => string) | undefined;
}

/** An input for one line of text. */
export const TextInput = ({ maxLength, autoComplete = 'off', clean, ...props }: TextInputProps) => (
  <TextBox
    {...useFieldProps(props)}
    onPaste={usePastedText({ source: props.source, maxLength, clean })}
    autoComplete={autoComplete}
    maxLength={maxLength}
  />
);
