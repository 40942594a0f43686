import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Children, type ReactNode } from 'react';

interface FieldRowProps {
  /** The button at the end of the line. */
  button: ReactNode;
  children: ReactNode;
}

/** A few fields and their button in one line; one below the other on a phone. */
export const FieldRow = ({ button, children }: FieldRowProps) => (
  <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, alignItems: { sm: 'flex-start' } }}>
    {Children.map(children, (field) => (
      <Box sx={{ flex: 1, maxWidth: { sm: '28rem' }, minWidth: 0 }}>{field}</Box>
    ))}
    {button}
  </Stack>
);
