import { useInput } from 'ra-core';

/** What a checkbox and a switch in a form need of it. */
export interface ToggleProps {
  source: string;
  /** Translated text. */
  label: string | undefined;
  /** Told the new state, after the form knows it. */
  onChange?: (checked: boolean) => void;
}

/** Binds a control that is on or off to a form: its state, and the properties of MUI's Checkbox or Switch. */
export const useToggle = ({ source, onChange }: ToggleProps) => {
  const { field, id } = useInput({ source, format: Boolean, parse: Boolean });
  const checked: boolean = field.value;
  return {
    checked,
    controlProps: {
      id,
      name: field.name,
      checked,
      onChange: (_: unknown, isOn: boolean) => {
        field.onChange(isOn);
        onChange?.(isOn);
      },
      onBlur: field.onBlur,
      slotProps: { input: { ref: field.ref } },
    },
  };
};
