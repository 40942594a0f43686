import type { TypographyVariantsOptions } from '@mui/material/styles';

const semibold = 600;

/** The font of all text. */
export const fontFamily = '"Public Sans Variable", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';

/** Type scale: one page title, section headings, dense body text. */
export const typography: TypographyVariantsOptions = {
  fontFamily,
  fontSize: 14,
  h1: { fontSize: '1.625rem', fontWeight: 700, lineHeight: 1.5, letterSpacing: '-0.01em' },
  h2: { fontSize: '1.125rem', fontWeight: 650, lineHeight: 1.5 },
  h3: { fontSize: '1rem', fontWeight: semibold, lineHeight: 1.5 },
  h4: { fontSize: '0.9375rem', fontWeight: semibold, lineHeight: 1.5 },
  // Names and figures beside a drawing, and the days of a calendar.
  caption: { fontSize: '0.834rem' },
  subtitle2: { fontWeight: semibold },
  button: { textTransform: 'none', fontWeight: semibold },
};
