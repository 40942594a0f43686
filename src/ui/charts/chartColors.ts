import { palette } from '../theme/palette';

const { primary, warning } = palette;

/** In the order in which they are told apart best: dark and light of one colour, then of another. */
const colors = [primary.main, '#6aa9bf', warning.main, '#d9a45c'] as const;

/** The colours of so many series. */
export const chartColors = (series: number): readonly string[] => colors.slice(0, series);
