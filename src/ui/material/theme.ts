import { ptPT } from '@mui/material/locale';
import { createTheme, type Theme } from '@mui/material/styles';
import { cornerRadius, palette } from '../theme/palette';
import { typography } from '../theme/typography';
import { components } from './components';

/**
 * Creates a theme from the look of the application, Material's own Portuguese texts, and `more` on top of both. A
 * finished theme is never passed as an option of another: comparing their types took half of the whole type check.
 */
export const makeTheme = (...more: readonly object[]): Theme =>
  createTheme({ palette, typography, components, shape: { borderRadius: cornerRadius } }, ptPT, ...more);
