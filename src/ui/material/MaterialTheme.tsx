import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import { makeTheme } from './theme';

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
