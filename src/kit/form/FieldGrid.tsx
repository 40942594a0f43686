import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Fields side by side where there is room, one below the other where there is not. */
export const FieldGrid = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(12, minmax(0, 1fr))' },
    }}
  >
    {children}
  </Box>
);
