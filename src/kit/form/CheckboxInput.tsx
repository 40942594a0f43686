import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useInput } from 'ra-core';

interface CheckboxInputProps {
  source: string;
  /** Translated text. */
  label: string | undefined;
  /** Told the new state, after the form knows it. */
  onChange?: (checked: boolean) => void;
}

/** A box to tick in a form. */
export const CheckboxInput = ({ source, label, onChange }: CheckboxInputProps) => {
  const { field, id } = useInput({ source, format: Boolean, parse: Boolean });
  return (
    <FormControlLabel
      sx={{ alignItems: 'flex-start', mr: 0 }}
      label={label}
      control={
        <Checkbox
          id={id}
          name={field.name}
          checked={field.value}
          onChange={(_, checked) => {
            field.onChange(checked);
            onChange?.(checked);
          }}
          onBlur={field.onBlur}
          slotProps={{ input: { ref: field.ref } }}
          sx={{ mt: -1 }}
        />
      }
    />
  );
};
