import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

interface FieldGroupProps {
  /** Translated name of the group. */
  legend: string | undefined;
  children: ReactNode;
}

/** Fields that belong together, named for everyone by a legend. */
export const FieldGroup = ({ legend, children }: FieldGroupProps) => (
  <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
    <Box component="legend" sx={{ p: 0, mb: 2, typography: 'subtitle1', fontWeight: 600 }}>
      {legend}
    </Box>
    <Stack sx={{ gap: 2 }}>{children}</Stack>
  </Box>
);
