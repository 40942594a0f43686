import { useTranslate } from 'ra-core';
import type { InputProps } from './InputProps';
import { type Choice, Select } from './Select';
import { useFieldProps } from './useFieldProps';

interface SelectInputProps extends InputProps {
  choices: readonly Choice[];
}

/** A select that starts with 'Selecione', which stands for no choice and is kept as null. */
export const SelectInput = ({ choices, ...props }: SelectInputProps) => {
  const translate = useTranslate();
  const none = { id: '', text: translate('kit.inputs.placeholder') };
  return <Select {...useFieldProps(props)} choices={[none, ...choices]} />;
};
