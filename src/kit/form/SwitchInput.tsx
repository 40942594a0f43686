import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useInput, useTranslate } from 'ra-core';

interface SwitchInputProps {
  source: string;
  /** Translated text. */
  label: string | undefined;
  /** Told the new state, after the form knows it. */
  onChange?: (checked: boolean) => void;
}

/** A switch in a form; its state also stands beside it as Sim or Não. */
export const SwitchInput = ({ source, label, onChange }: SwitchInputProps) => {
  const translate = useTranslate();
  const { field, id } = useInput({ source, format: Boolean, parse: Boolean });
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', gap: 2, justifyContent: { xs: 'space-between', sm: 'flex-start' } }}
    >
      <FormControlLabel
        label={label}
        sx={{ mr: 0 }}
        control={
          <Switch
            id={id}
            name={field.name}
            checked={field.value}
            onChange={(_, checked) => {
              field.onChange(checked);
              onChange?.(checked);
            }}
            onBlur={field.onBlur}
            slotProps={{ input: { ref: field.ref } }}
          />
        }
      />
      <Typography aria-hidden color={field.value ? 'primary' : 'textSecondary'} sx={{ fontWeight: 600 }}>
        {translate(field.value ? 'kit.form.yes' : 'kit.form.no')}
      </Typography>
    </Stack>
  );
};
