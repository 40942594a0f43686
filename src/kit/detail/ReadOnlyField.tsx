import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface ReadOnlyFieldProps {
  /** Translated name of the value. */
  label: string;
  /** The value; a dash stands for none. */
  children: ReactNode;
  /** Whether it takes a line of its own. */
  wide?: boolean;
}

const isEmpty = (value: ReactNode) =>
  value === null || value === undefined || value === '' || value === false;

/** A name and its value; stands inside ReadOnlyFields (spec 2.8, read-only cards). */
export const ReadOnlyField = ({ label, children, wide }: ReadOnlyFieldProps) => (
  <Box sx={{ minWidth: 0, gridColumn: wide ? '1 / -1' : undefined }}>
    <Typography component="dt" variant="body2" color="textSecondary" sx={{ textWrap: 'balance' }}>
      {label}
    </Typography>
    <Typography component="dd" variant="body1" sx={{ m: 0, fontWeight: 500, overflowWrap: 'anywhere' }}>
      {isEmpty(children) ? '—' : children}
    </Typography>
  </Box>
);
