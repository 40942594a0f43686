import { chartTexts } from './texts';

interface Series {
  name: string;
  /** The value of each row; null if nothing was measured. */
  values: readonly { readonly text: string; readonly value: number | null }[];
  format: (value: number) => string;
  /** Whether the values add up to something. */
  hasTotal: boolean;
}

/** The most rows that a sentence names for one value. */
const maxNamed = 2;

/** Returns what the bars of a series say in a sentence: their total, the least, the most, and where. */
export const tellSeries = ({ name, values, format, hasTotal }: Series): string => {
  const numbers = values.flatMap(({ value }) => value ?? []);
  if (numbers.length === 0) return chartTexts.empty(name);
  const total = hasTotal ? chartTexts.total(format(numbers.reduce((sum, number) => sum + number, 0))) : '';
  const placed = (number: number) => {
    const rows = values.filter(({ value }) => value === number).map(({ text }) => text);
    return chartTexts.placed(format(number), rows.length > maxNamed ? [] : rows);
  };
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const range =
    least < most ? chartTexts.range(placed(least), placed(most)) : chartTexts.always(format(most));
  return chartTexts.sentence(name, total, range);
};
