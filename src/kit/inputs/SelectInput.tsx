import { useTranslate } from 'ra-core';
import { type Choice, Select } from '../../ui/fields/Select';
import type { InputProps } from './InputProps';
import { useFieldProps } from './useFieldProps';

interface SelectInputProps extends InputProps {
  choices: readonly Choice[];
  /** Called when the select is opened, for example to load choices again that could not be loaded. */
  onOpen?: () => void;
}

/** A select whose first option is 'Selecione', which means no choice and is kept as null. */
export const SelectInput = ({ choices, onOpen, ...props }: SelectInputProps) => {
  const translate = useTranslate();
  const none = { id: '', text: translate('kit.inputs.placeholder') };
  return <Select {...useFieldProps(props)} choices={[none, ...choices]} onOpen={onOpen} />;
};
