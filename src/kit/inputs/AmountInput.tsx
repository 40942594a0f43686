import { type ChangeEvent, useState } from 'react';
import { TextBox } from '../../ui/fields/TextBox';
import { amountAsTyped, amountFromText } from '../format/amount';
import { type InputProps, useFieldProps } from './useFieldProps';
import { usePastedText } from './usePaste';

const kept = (text: string): number | string | null =>
  text.trim() === '' ? null : (amountFromText(text.trim()) ?? text);

const shown = (value: unknown): string =>
  typeof value === 'number' ? amountAsTyped(value) : String(value ?? '');

/** Rejects a text that is not an amount. */
const anAmount = (value: unknown) =>
  typeof value === 'string' && value !== '' ? 'kit.inputs.invalidAmount' : undefined;

/** An input for an amount in euros, typed with a comma or a point and kept as a number. */
export const AmountInput = ({ validate = [], ...props }: InputProps) => {
  const { value, onChange, onBlur, ...field } = useFieldProps(
    { ...props, validate: [anAmount, ...[validate].flat()] },
    { parse: kept },
  );
  // An amount is shown as typed until blur; reformatting it at each key press would move the text under the caret.
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
      onPaste={usePastedText({ source: props.source })}
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
