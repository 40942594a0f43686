import { palette } from '../theme/palette';

const { primary, warning } = palette;

/** In the order that is easiest to tell apart: dark and light of one colour, then of another. */
const colors = [primary.main, '#6aa9bf', warning.main, '#d9a45c'] as const;

/** Returns the colours for that many series. */
export const chartColors = (series: number): readonly string[] => colors.slice(0, series);
