import { ptPT } from '@mui/material/locale';
import { createTheme } from '@mui/material/styles';
import { cornerRadius, palette } from '../theme/palette';
import { typography } from '../theme/typography';
import { components } from './components';

/** The look of the application, and the Portuguese texts of Material's own components. */
export const theme = createTheme(
  { palette, typography, components, shape: { borderRadius: cornerRadius } },
  ptPT,
);
