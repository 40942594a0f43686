import { useInput, useTranslateLabel } from 'ra-core';

/** What a checkbox and a switch in a form need of it. */
export interface ToggleProps {
  source: string;
  /** Translation key of the label; inferred from resource and source when absent. */
  label?: string;
  /** Told the new state, after the form knows it. */
  onChange?: (checked: boolean) => void;
}

/** Binds a control that is on or off to a form: the properties that Checkbox and Switch take. */
export const useToggle = ({ source, label, onChange }: ToggleProps) => {
  const translateLabel = useTranslateLabel();
  const { field, id } = useInput({ source, format: Boolean, parse: Boolean });
  return {
    id,
    label: translateLabel({ source, label }),
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
