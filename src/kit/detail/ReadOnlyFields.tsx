import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface ReadOnlyFieldsProps {
  /** The smallest width of a column; as many stand beside each other as fit. */
  minColumnWidth?: number;
  children: ReactNode;
}

/** Values that can only be read, each a ReadOnlyField (spec 2.8, read-only cards). */
export const ReadOnlyFields = ({ minColumnWidth = 200, children }: ReadOnlyFieldsProps) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minColumnWidth}px), 1fr))`,
      columnGap: 3,
      rowGap: 2,
    }}
  >
    {children}
  </Box>
);
