import TextField from '@mui/material/TextField';
import type { InputProps } from '../inputs/InputProps';
import { useFieldProps } from '../inputs/useFieldProps';

/** A field that the form fills by itself: it can be read and copied, not changed. */
export const ReadOnlyInput = (props: InputProps) => (
  <TextField
    {...useFieldProps(props)}
    slotProps={{ input: { readOnly: true, sx: { bgcolor: 'action.hover' } } }}
  />
);
