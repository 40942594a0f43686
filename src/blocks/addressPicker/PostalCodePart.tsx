import type { Theme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { fieldLabels } from '../../../contract/fieldLabels';
import { fieldLengths } from '../../../contract/rules/limits';
import { onlyDigits } from '../../kit/inputs/onlyDigits';
import { useFieldProps } from '../../kit/inputs/useFieldProps';

interface PostalCodePartProps {
  /** Where the form holds the address. */
  source: string;
  part: 'cp4' | 'cp3';
  onChange: () => void;
  onBlur: () => void;
  onPaste: (event: ClipboardEvent) => void;
  onEnter: () => void;
}

/** The labels are longer than the inputs: on a phone they stand above them, on lines of their own. */
const labelAbove = (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: {
    '& .MuiInputLabel-root': {
      position: 'static',
      transform: 'none',
      maxWidth: 'none',
      whiteSpace: 'normal',
      fontSize: '0.75rem',
      marginBottom: theme.spacing(0.5),
    },
    '& legend': { display: 'none' },
    '& fieldset': { top: 0 },
  },
});

/** One part of a postal code: digits only; Enter searches instead of submitting the form. */
export const PostalCodePart = ({ source, part, onChange, onBlur, onPaste, onEnter }: PostalCodePartProps) => {
  const field = useFieldProps(
    { source: `${source}.${part}`, label: fieldLabels[part], required: true },
    { parse: (text: string) => onlyDigits(text, fieldLengths[part]) },
  );
  return (
    <TextField
      {...field}
      onChange={(event) => {
        field.onChange(event);
        onChange();
      }}
      onBlur={() => {
        field.onBlur();
        onBlur();
      }}
      onPaste={onPaste}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        onEnter();
      }}
      autoComplete="off"
      slotProps={{ htmlInput: { inputMode: 'numeric' }, inputLabel: { shrink: true } }}
      sx={labelAbove}
    />
  );
};
