import { useInput, useTranslateLabel } from 'ra-core';

/** The options of a checkbox or switch in a form. */
export interface ToggleProps {
  source: string;
  /** Translation key of the label; inferred from resource and source when absent. */
  label?: string;
  /** Called with the new state, after the form was updated. */
  onChange?: (checked: boolean) => void;
}

/** Binds an on/off control to the form; returns the props that Checkbox and Switch take. */
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
