import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface FieldCellProps {
  /** Columns of twelve that the field takes where there is room; a phone gives it the whole line. */
  span: number;
  children: ReactNode;
}

/** The place of one field in a FieldGrid. */
export const FieldCell = ({ span, children }: FieldCellProps) => (
  <Box sx={{ gridColumn: { xs: '1 / -1', sm: `span ${span}` }, minWidth: 0 }}>{children}</Box>
);
