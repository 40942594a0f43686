import { TextBox } from '../../ui/fields/TextBox';
import type { InputProps } from './InputProps';
import { useDigitField } from './useDigitField';

interface DigitsInputProps extends InputProps {
  maxLength?: number | undefined;
  /** Whether the form holds a number instead of the digits as text. */
  asNumber?: boolean;
}

/** An input for digits only; a full one refuses further keys. */
export const DigitsInput = ({ maxLength, asNumber, ...props }: DigitsInputProps) => {
  const field = useDigitField(props, {
    maxLength,
    parse: (digits) => {
      if (digits === '') return null;
      return asNumber ? Number(digits) : digits;
    },
  });
  return <TextBox {...field} autoComplete="off" inputMode="numeric" />;
};
