import type { SxProps, Theme } from '@mui/material/styles';
import { visuallyHidden } from '../layout/visuallyHidden';

/** Where a table has too little room for its columns. */
const narrow = '@container (max-width: 55rem)';
const tight = '@container (max-width: 72rem)';

/** What a table measures its room by. */
export const tableRoom = { containerType: 'inline-size', overflowX: 'auto' } as const;

/** Rows with hairlines; where there is too little room every row is a card of label and value lines. */
export const tableStyle: Exclude<SxProps<Theme>, readonly unknown[]> = (theme) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: theme.typography.body2.fontSize,
  transition: theme.transitions.create('opacity', { duration: theme.transitions.duration.shortest }),
  '& .unseen': visuallyHidden,
  '& th': {
    textAlign: 'left',
    verticalAlign: 'bottom',
    padding: theme.spacing(1, 1.25),
    color: theme.palette.text.secondary,
    fontWeight: theme.typography.fontWeightMedium,
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
  '& td': {
    padding: theme.spacing(0.75, 1.25),
    borderBottom: `1px solid ${theme.palette.divider}`,
    overflowWrap: 'break-word',
  },
  '& .unbroken': { whiteSpace: 'nowrap' },
  '& .action': { textAlign: 'right' },
  '& .note td': { backgroundColor: theme.palette.action.hover, paddingBlock: theme.spacing(1) },
  '& tbody tr:hover': { backgroundColor: theme.palette.action.hover },

  [tight]: { fontSize: '0.8125rem', '& th, & td': { paddingInline: theme.spacing(0.75) } },
  [narrow]: {
    display: 'block',
    fontSize: theme.typography.body2.fontSize,
    '& thead': visuallyHidden,
    '& tbody': {
      display: 'grid',
      gap: theme.spacing(1.5),
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
    },
    '& tbody tr': {
      display: 'flex',
      flexDirection: 'column',
      padding: theme.spacing(1, 1.5),
      border: `1px solid ${theme.palette.divider}`,
      borderRadius: `${theme.shape.borderRadius}px`,
    },
    '& td': {
      display: 'grid',
      gridTemplateColumns: 'minmax(7rem, 2fr) minmax(0, 3fr)',
      gap: theme.spacing(1),
      padding: theme.spacing(0.5, 0),
      border: 0,
    },
    // A note follows its row: with two cards side by side it could stand anywhere.
    '& tbody:has(> .note)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& tbody tr:has(+ .note)': { borderBottomLeftRadius: 0, borderBottomRightRadius: 0 },
    '& tbody tr.note': {
      marginTop: `calc(-1px - ${theme.spacing(1.5)})`,
      borderTopLeftRadius: 0,
      borderTopRightRadius: 0,
    },
    '& .note td': { display: 'block', backgroundColor: 'transparent' },
    '& td:empty': { display: 'none' },
    '& td::before': { content: 'attr(data-label)', color: theme.palette.text.secondary },
    '& .note td::before': { content: 'none' },
    '& .action': { display: 'block', marginTop: 'auto', paddingTop: theme.spacing(1) },
    '& .action::before': { content: 'none' },
    '& .action a': { width: '100%', minHeight: 40, border: `1px solid ${theme.palette.divider}` },
  },
});
