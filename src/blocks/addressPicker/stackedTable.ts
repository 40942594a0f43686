import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';

/** On a phone each row is a card: its radio on the left, every cell behind its column's name. */
export const stackedTable = (theme: Theme): SystemStyleObject<Theme> => ({
  [theme.breakpoints.down('sm')]: {
    display: 'block',
    '& thead': { display: 'none' },
    '& tbody': { display: 'block' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: '48px minmax(0, 1fr)',
      alignItems: 'center',
      borderBottom: `1px solid ${theme.palette.divider}`,
      paddingBlock: 1,
    },
    '& td': { display: 'block', border: 0, paddingBlock: '2px', gridColumn: 2 },
    '& td:first-of-type': { gridColumn: 1, gridRow: '1 / span 5' },
    '& td[data-label]::before': {
      content: 'attr(data-label) ": "',
      color: theme.palette.text.secondary,
    },
  },
});
