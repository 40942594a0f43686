import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import type { InputProps } from './InputProps';
import { useFieldProps } from './useFieldProps';

interface LongTextInputProps extends InputProps {
  maxLength: number;
}

/** A text of several lines that counts its characters. */
export const LongTextInput = ({ maxLength, ...props }: LongTextInputProps) => {
  const translate = useTranslate();
  const { helperText, ...field } = useFieldProps(props);
  const length = String(field.value ?? '').length;
  return (
    <TextField
      {...field}
      multiline
      minRows={3}
      maxRows={8}
      autoComplete="off"
      helperText={
        <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <span>{helperText}</span>
          <span>{translate('kit.inputs.characters', { length, maxLength })}</span>
        </Box>
      }
      slotProps={{ htmlInput: { maxLength } }}
    />
  );
};
