import { useResourceContext, useTranslate } from 'ra-core';
import { SelectInput } from '../inputs/SelectInput';
import type { InputProps } from '../inputs/useFieldProps';
import { choiceText } from './cellKinds';

interface ChoiceInputProps extends InputProps {
  /** Stored values, each with the text to show if the messages have none for it. */
  choices: Readonly<Record<string, string>>;
}

/** A select with a fixed set of choices. */
export const ChoiceInput = ({ choices, ...props }: ChoiceInputProps) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const field = { source: props.source, choices };
  const offered = Object.keys(choices).map((kept) => ({
    id: kept,
    name: choiceText({ kept, field, resource, translate }),
  }));
  return <SelectInput {...props} choices={offered} />;
};
