import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A sentence in the place of results; read out when it appears. */
export const Notice = ({ children }: { children: ReactNode }) => (
  <Typography aria-live="polite" sx={{ color: 'text.secondary', py: 4, textAlign: 'center' }}>
    {children}
  </Typography>
);
