import { ptPT } from '@mui/material/locale';
import { createTheme } from '@mui/material/styles';
import { components } from './components';
import { cornerRadius, palette } from './palette';
import { typography } from './typography';

/** The look of the application, and the Portuguese texts of Material's own components. */
export const theme = createTheme(
  { palette, typography, components, shape: { borderRadius: cornerRadius } },
  ptPT,
);
