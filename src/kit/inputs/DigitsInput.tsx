import { TextBox } from '../../ui/fields/TextBox';
import type { InputProps } from './InputProps';
import { onlyDigits } from './onlyDigits';
import { useFieldProps } from './useFieldProps';

interface DigitsInputProps extends InputProps {
  maxLength?: number | undefined;
  /** Whether the form holds a number instead of the digits as text. */
  asNumber?: boolean;
}

/** An input for digits only; any other character that is typed or pasted is dropped. */
export const DigitsInput = ({ maxLength, asNumber, ...props }: DigitsInputProps) => {
  const field = useFieldProps(props, {
    parse: (text: string) => {
      const digits = onlyDigits(text, maxLength ?? text.length);
      if (digits === '') return null;
      return asNumber ? Number(digits) : digits;
    },
  });
  return <TextBox {...field} autoComplete="off" inputMode="numeric" />;
};
