import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import type { InputProps } from './InputProps';
import { useFieldProps } from './useFieldProps';

const textToValue: Readonly<Record<string, boolean>> = { true: true, false: false };

/** Nothing, Sim or Não; kept as null, true or false. */
export const YesNoInput = (props: InputProps) => {
  const translate = useTranslate();
  const field = useFieldProps(props, {
    format: (value: boolean | null | undefined) => (value == null ? '' : String(value)),
    parse: (text: string) => textToValue[text] ?? null,
  });
  return (
    <TextField {...field} select slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}>
      <MenuItem value="">{translate('kit.inputs.placeholder')}</MenuItem>
      <MenuItem value="true">{translate('kit.inputs.yes')}</MenuItem>
      <MenuItem value="false">{translate('kit.inputs.no')}</MenuItem>
    </TextField>
  );
};
