import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

interface DetailColumnsProps {
  /** What matters first: on the right and staying in sight on wide screens, at the top on narrow ones. */
  aside: ReactNode;
  children: ReactNode;
}

/** The frame of a detail page: the cards, and beside them what is to be kept in sight. */
export const DetailColumns = ({ aside, children }: DetailColumnsProps) => (
  <Box
    sx={{
      display: 'grid',
      gap: 3,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(280px, 1fr)' },
    }}
  >
    <Stack
      sx={{
        gap: 3,
        gridColumn: { md: 2 },
        gridRow: { md: 1 },
        position: { md: 'sticky' },
        top: { md: 88 },
      }}
    >
      {aside}
    </Stack>
    <Stack sx={{ gap: 3, gridColumn: { md: 1 }, gridRow: { md: 1 } }}>{children}</Stack>
  </Box>
);
