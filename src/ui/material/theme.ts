import { ptPT } from '@mui/material/locale';
import { createTheme, type Theme } from '@mui/material/styles';
import { cornerRadius, palette } from '../theme/palette';
import { typography } from '../theme/typography';
import { components } from './components';

/**
 * The look of the application, the Portuguese texts of Material's own components, and what is laid over both. A finished theme is
 * no option of another one: comparing their types took half of the whole type check.
 */
export const makeTheme = (...more: readonly object[]): Theme =>
  createTheme({ palette, typography, components, shape: { borderRadius: cornerRadius } }, ptPT, ...more);
