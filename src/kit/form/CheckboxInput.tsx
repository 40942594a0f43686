import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type ToggleProps, useToggle } from './useToggle';

/** A box to tick in a form. */
export const CheckboxInput = (props: ToggleProps) => {
  const { controlProps } = useToggle(props);
  return (
    <FormControlLabel
      sx={{ alignItems: 'flex-start', mr: 0 }}
      label={props.label}
      control={<Checkbox {...controlProps} sx={{ mt: -1 }} />}
    />
  );
};
