import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import { makeTheme } from './theme';

const theme = makeTheme();

interface MaterialThemeProps {
  /** Properties that components have unless a screen gives them others, by the name of the component in the theme. */
  defaults?: Readonly<Record<string, object>>;
  children: ReactNode;
}

/** Gives the components of Material that it holds, react-admin's own among them, the look of the application. */
export const MaterialTheme = ({ defaults, children }: MaterialThemeProps) => {
  const own = useMemo(() => {
    const components = Object.entries(defaults ?? {}).map(([name, props]) => [name, { defaultProps: props }]);
    return defaults ? makeTheme({ components: Object.fromEntries(components) }) : theme;
  }, [defaults]);
  return <ThemeProvider theme={own}>{children}</ThemeProvider>;
};
