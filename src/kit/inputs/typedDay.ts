import type { TypedText } from './typedText';

const longestDay = 'DD/MM/YYYY'.length;

/** Inserts the slashes: 01032026 becomes 01/03/2026. */
const withSlashes = (text: string): string => {
  const [day = '', month = '', year = ''] = text.split('/');
  const hasSecond = /\/.*\//.test(text);
  const monthAndRest = day.slice(2) + month;
  const yearDigits = (monthAndRest.slice(2) + year).slice(0, 4);
  const slashAfterDay = monthAndRest !== '' || text.includes('/');
  const slashAfterMonth = yearDigits !== '' || hasSecond;
  return `${day.slice(0, 2)}${slashAfterDay ? '/' : ''}${monthAndRest.slice(0, 2)}${slashAfterMonth ? '/' : ''}${yearDigits}`;
};

const onlyDayCharacters = (text: string): string => text.replace(/[.-]/g, '/').replace(/[^\d/]/g, '');

/** Returns whether slashes may be inserted: every part but the last has at most two digits. */
const isOrderly = (text: string): boolean =>
  text
    .split('/')
    .slice(0, -1)
    .every((part) => part.length <= 2);

/**
 * Returns what a day input shows after a key press or paste. Slashes are inserted only when typing at the end; with the
 * caret further in, the other characters keep their places. A change that makes the text too long is refused.
 */
export const typedDay = ({ text, caret }: TypedText, before: string): TypedText => {
  const [, year, month, day] = /^\s*(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\s*$/.exec(text) ?? [];
  const isAtEnd = caret === text.length;
  const clean =
    year && month && day
      ? `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`
      : onlyDayCharacters(text);
  const shown = isAtEnd && isOrderly(clean) ? withSlashes(clean) : clean;
  if (shown.length > longestDay) {
    return { text: before, caret: Math.max(0, caret - (text.length - before.length)) };
  }
  return { text: shown, caret: isAtEnd ? shown.length : onlyDayCharacters(text.slice(0, caret)).length };
};
