import { useTranslate } from 'ra-core';
import { Select } from '../../ui/fields/Select';
import type { InputProps } from './InputProps';
import { useFieldProps } from './useFieldProps';

const textToValue: Readonly<Record<string, boolean>> = { true: true, false: false };

/** A select of no choice, Sim or Não, kept as null, true or false. */
export const YesNoInput = (props: InputProps) => {
  const translate = useTranslate();
  const field = useFieldProps(props, {
    format: (value: boolean | null | undefined) => (value == null ? '' : String(value)),
    parse: (text: string) => textToValue[text] ?? null,
  });
  const choices = [
    { id: '', text: translate('kit.inputs.placeholder') },
    { id: 'true', text: translate('kit.inputs.yes') },
    { id: 'false', text: translate('kit.inputs.no') },
  ];
  return <Select {...field} choices={choices} />;
};
