import { useTranslate } from 'ra-core';
import { type Choice, Select } from '../../ui/fields/Select';
import type { InputProps } from './InputProps';
import { useFieldProps } from './useFieldProps';

interface SelectInputProps extends InputProps {
  choices: readonly Choice[];
  /** Called when somebody looks at the choices; here those that could not be loaded are loaded again. */
  onOpen?: () => void;
}

/** A select that starts with 'Selecione', which stands for no choice and is kept as null. */
export const SelectInput = ({ choices, onOpen, ...props }: SelectInputProps) => {
  const translate = useTranslate();
  const none = { id: '', text: translate('kit.inputs.placeholder') };
  return <Select {...useFieldProps(props)} choices={[none, ...choices]} onOpen={onOpen} />;
};
