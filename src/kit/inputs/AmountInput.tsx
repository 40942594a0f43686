import { type ChangeEvent, useState } from 'react';
import { TextBox } from '../../ui/fields/TextBox';
import { amountAsTyped, amountFromText } from '../format/amount';
import type { InputProps } from './InputProps';
import { useFieldProps } from './useFieldProps';

const kept = (text: string): number | string | null =>
  text.trim() === '' ? null : (amountFromText(text.trim()) ?? text);

const shown = (value: unknown): string =>
  typeof value === 'number' ? amountAsTyped(value) : String(value ?? '');

/** The message for a text that is no amount. */
const anAmount = (value: unknown) =>
  typeof value === 'string' && value !== '' ? 'kit.inputs.invalidAmount' : undefined;

/** An amount in euros, typed with a comma or a point; kept as a number. */
export const AmountInput = ({ validate = [], ...props }: InputProps) => {
  const { value, onChange, onBlur, ...field } = useFieldProps(
    { ...props, validate: [anAmount, ...[validate].flat()] },
    { parse: kept },
  );
  // While it is typed an amount stands as it was typed: written out at each key it would move under the caret.
  const [typed, setTyped] = useState<string>();
  const isTyped = typed !== undefined && kept(typed) === (value === '' ? null : value);
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value);
    onChange(target.value);
  };
  return (
    <TextBox
      {...field}
      value={isTyped ? typed : shown(value)}
      onChange={type}
      onBlur={() => {
        setTyped(undefined);
        onBlur();
      }}
      autoComplete="off"
      inputMode="decimal"
      end="€"
    />
  );
};
