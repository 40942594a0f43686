import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Header } from './Header';
import { Shell } from './Shell';

/** The frame of the pages that need no session. */
export const PublicLayout = ({ children }: { children: ReactNode }) => (
  <Shell header={<Header />}>
    <Box sx={{ maxWidth: 440, mx: 'auto', py: { sm: 4 } }}>{children}</Box>
  </Shell>
);
