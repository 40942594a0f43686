import { useResourceContext, useTranslate } from 'ra-core';
import type { InputProps } from '../inputs/InputProps';
import { SelectInput } from '../inputs/SelectInput';
import { choiceText } from './cellKinds';

interface ChoiceInputProps extends InputProps {
  /** What is kept, and the text of a choice for which the messages have none. */
  choices: Readonly<Record<string, string>>;
}

/** A select of a few choices that are known beforehand. */
export const ChoiceInput = ({ choices, ...props }: ChoiceInputProps) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const field = { source: props.source, choices };
  const offered = Object.keys(choices).map((kept) => ({
    id: kept,
    text: choiceText({ kept, field, resource, translate }),
  }));
  return <SelectInput {...props} choices={offered} />;
};
