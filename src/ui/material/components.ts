import type { ThemeOptions } from '@mui/material/styles';
import { focusColor, inputBorder } from '../theme/palette';

const focusRing = `3px solid ${focusColor}`;

/** The asterisk of a required field, silent to screen readers, which announce the field's own `required`. */
const requiredMark = { content: '"\\2009*" / ""' };

/** Phones, where controls need room for a thumb. */
const onPhone = '@media (max-width: 599.98px)';

/** Systems that force their own colours, which removes a button's background. */
const inForcedColors = '@media (forced-colors: active)';

/** Defaults of every control: small, outlined, flat, with a visible focus ring for keyboard users. */
export const components: ThemeOptions['components'] = {
  MuiButtonBase: {
    styleOverrides: { root: { '&.Mui-focusVisible': { outline: focusRing, outlineOffset: 2 } } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        borderRadius: 8,
        minHeight: 36,
        [onPhone]: { minHeight: 44 },
        [inForcedColors]: { border: '1px solid ButtonBorder' },
        // A printed page has nothing to press.
        '@media print': { display: 'none' },
      },
      sizeSmall: { minHeight: 30, [onPhone]: { minHeight: 44 } },
    },
  },
  MuiIconButton: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: {
        [onPhone]: { minWidth: 44, minHeight: 44 },
        [inForcedColors]: { border: '1px solid ButtonBorder' },
      },
    },
  },
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', fullWidth: true } },
  MuiFormControl: {
    defaultProps: { variant: 'outlined', size: 'small' },
    styleOverrides: {
      root: { '&:has(> .MuiInputBase-root :required) > .MuiInputLabel-root::after': requiredMark },
    },
  },
  // The mark is drawn by the style above: as text it would become part of the label.
  MuiInputLabel: { defaultProps: { required: false } },
  MuiSelect: { defaultProps: { size: 'small' } },
  MuiAutocomplete: { defaultProps: { size: 'small' } },
  MuiCheckbox: {
    defaultProps: { size: 'small' },
    styleOverrides: { root: { [onPhone]: { padding: 12 } } },
  },
  MuiRadio: {
    defaultProps: { size: 'small' },
    styleOverrides: { root: { [onPhone]: { padding: 12 } } },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.palette.background.paper,
        '&:not(.Mui-error):not(.Mui-disabled) .MuiOutlinedInput-notchedOutline': { borderColor: inputBorder },
        '&.Mui-focused:not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.palette.primary.main,
        },
        '&.Mui-disabled': { backgroundColor: theme.palette.background.default },
      }),
    },
  },
  MuiInputBase: {
    styleOverrides: {
      input: ({ theme }) => ({ '&::placeholder': { color: theme.palette.text.secondary, opacity: 1 } }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        marginLeft: 2,
        marginRight: 0,
        // The hint of a disabled field still has to be read, so it keeps the contrast of text.
        '&.Mui-disabled': { color: theme.palette.text.secondary },
      }),
    },
  },
  MuiCard: { defaultProps: { variant: 'outlined' } },
  MuiTable: { defaultProps: { size: 'small' } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderBottomColor: theme.palette.divider, padding: '8px 12px' }),
      head: ({ theme }) => ({
        backgroundColor: theme.palette.background.paper,
        color: theme.palette.text.secondary,
        fontWeight: 500,
        whiteSpace: 'nowrap',
      }),
    },
  },
  MuiTableRow: { styleOverrides: { root: { '&:last-child td': { borderBottom: 0 } } } },
  MuiDialog: { defaultProps: { fullWidth: true, maxWidth: 'sm' } },
  MuiDialogTitle: {
    styleOverrides: { root: { fontSize: '1.125rem', fontWeight: 650, padding: '20px 24px 12px' } },
  },
  MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px' } } },
  MuiTooltip: { defaultProps: { arrow: true } },
  MuiLink: { defaultProps: { underline: 'always' } },
};
