import { TextBox } from '../../ui/fields/TextBox';
import { useDigitField } from './DigitsInput';
import type { InputProps } from './useFieldProps';

/** The largest whole number that a field holds unless it has another limit: that of a 32-bit column. */
export const largestNumber = 2 ** 31 - 1;

interface NumberInputProps extends InputProps {
  /** The largest number: typing ends at its length, and the form validates the rest. */
  max?: number | undefined;
}

/** An input for a whole number, not negative; a full one refuses further keys. */
export const NumberInput = ({ max = largestNumber, ...props }: NumberInputProps) => {
  const parse = (digits: string) => (digits === '' ? null : Number(digits));
  const field = useDigitField(props, { maxLength: String(max).length, parse });
  return <TextBox {...field} autoComplete="off" inputMode="numeric" />;
};
