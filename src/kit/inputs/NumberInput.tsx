import { TextBox } from '../../ui/fields/TextBox';
import { useDigitField } from './DigitsInput';
import type { InputProps } from './useFieldProps';

interface NumberInputProps extends InputProps {
  /** The largest number: typing ends at its length, and the form validates the rest. */
  max: number;
}

/** An input for a whole number, not negative; a full one refuses further keys. */
export const NumberInput = ({ max, ...props }: NumberInputProps) => {
  const parse = (digits: string) => (digits === '' ? null : Number(digits));
  const field = useDigitField(props, { maxLength: String(max).length, parse });
  return <TextBox {...field} autoComplete="off" inputMode="numeric" />;
};
