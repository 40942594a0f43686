import { useInput } from 'ra-core';

/** What a checkbox and a switch in a form need of it. */
export interface ToggleProps {
  source: string;
  /** Translated text. */
  label: string | undefined;
  /** Told the new state, after the form knows it. */
  onChange?: (checked: boolean) => void;
}

/** Binds a control that is on or off to a form: the properties that Checkbox and Switch take. */
export const useToggle = ({ source, onChange }: ToggleProps) => {
  const { field, id } = useInput({ source, format: Boolean, parse: Boolean });
  return {
    id,
    name: field.name,
    checked: Boolean(field.value),
    onChange: (isOn: boolean) => {
      field.onChange(isOn);
      onChange?.(isOn);
    },
    onBlur: field.onBlur,
    ref: field.ref,
  };
};
