import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import type { InputProps } from './InputProps';
import { useFieldProps } from './useFieldProps';

/** One entry of a select, its text ready to be read. */
export interface Choice {
  id: number | string;
  text: string;
}

interface SelectInputProps extends InputProps {
  choices: readonly Choice[];
  /** Called when somebody looks at the choices; here those that could not be loaded are loaded again. */
  onOpen?: () => void;
}

/** A select that starts with 'Selecione', which stands for no choice and is kept as null. */
export const SelectInput = ({ choices, onOpen, ...props }: SelectInputProps) => {
  const translate = useTranslate();
  const { value, ...field } = useFieldProps(props);
  // A kept value whose choice is still loading, or is gone, shows as no choice.
  const shown = choices.some(({ id }) => id === value) ? value : '';
  return (
    <TextField
      {...field}
      select
      value={shown}
      slotProps={{
        inputLabel: { shrink: true },
        select: {
          displayEmpty: true,
          onOpen,
          MenuProps: { slotProps: { paper: { sx: { maxHeight: 360 } } } },
        },
      }}
    >
      <MenuItem value="">{translate('kit.inputs.placeholder')}</MenuItem>
      {choices.map(({ id, text }) => (
        <MenuItem key={id} value={id}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
};
