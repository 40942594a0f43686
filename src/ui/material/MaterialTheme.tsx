import { ptPT } from '@mui/material/locale';
import { createTheme, type Theme, ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import { cornerRadius, palette } from '../theme/palette';
import { typography } from '../theme/typography';
import { components } from './components';

/**
 * Creates a theme from the look of the application, Material's own Portuguese texts, and `more` on top of both. A
 * finished theme is never passed as an option of another: comparing their types took half of the whole type check.
 */
const makeTheme = (...more: readonly object[]): Theme =>
  createTheme({ palette, typography, components, shape: { borderRadius: cornerRadius } }, ptPT, ...more);

const theme = makeTheme();

interface MaterialThemeProps {
  /** Default props of components, by the component's name in the theme. */
  defaults?: Readonly<Record<string, object>>;
  children: ReactNode;
}

/** Gives the Material components inside it, including react-admin's own, the look of the application. */
export const MaterialTheme = ({ defaults, children }: MaterialThemeProps) => {
  const own = useMemo(() => {
    const components = Object.entries(defaults ?? {}).map(([name, props]) => [name, { defaultProps: props }]);
    return defaults ? makeTheme({ components: Object.fromEntries(components) }) : theme;
  }, [defaults]);
  return <ThemeProvider theme={own}>{children}</ThemeProvider>;
};
