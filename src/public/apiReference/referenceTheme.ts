const fontFamily = '"Public Sans Variable", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';
const primary = '#0b5a73';
const divider = '#d5dde2';
const text = '#16242c';

/**
 * The application's colours, font and corners, as the library takes them. Copied from src/ui/theme, as the bundler would load
 * the application for an import of them; apiDocs.test.ts compares.
 */
export const referenceTheme = {
  typography: {
    fontFamily,
    headings: { fontFamily, fontWeight: '600' },
    links: { color: primary, visited: primary, hover: '#073f52' },
  },
  colors: {
    primary: { main: primary },
    success: { main: '#1c6b3c' },
    warning: { main: '#8a5200' },
    error: { main: '#b3261e' },
    text: { primary: text, secondary: '#4a5b66' },
    border: { light: divider, dark: divider },
  },
  sidebar: { backgroundColor: '#ffffff', textColor: text, activeTextColor: primary },
  fab: { backgroundColor: '#ffffff', color: primary },
  rightPanel: { backgroundColor: '#073f52', textColor: '#ffffff' },
};
