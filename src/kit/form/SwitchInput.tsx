import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { type ToggleProps, useToggle } from './useToggle';

/** A switch in a form; its state also stands beside it as Sim or Não. */
export const SwitchInput = (props: ToggleProps) => {
  const translate = useTranslate();
  const { checked, controlProps } = useToggle(props);
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', gap: 2, justifyContent: { xs: 'space-between', sm: 'flex-start' } }}
    >
      <FormControlLabel
        label={props.label}
        sx={{ mr: 0, minHeight: { xs: 44, sm: 0 } }}
        control={<Switch {...controlProps} />}
      />
      <Typography aria-hidden color={checked ? 'primary' : 'textSecondary'} sx={{ fontWeight: 600 }}>
        {translate(checked ? 'kit.form.yes' : 'kit.form.no')}
      </Typography>
    </Stack>
  );
};
