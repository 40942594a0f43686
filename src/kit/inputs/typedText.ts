/** A text that is being typed, and the position of the caret in it. */
interface TypedText {
  readonly text: string;
  readonly caret: number;
}

/** Returns the text of a field that has just changed. */
export const typedIn = ({ value, selectionStart }: HTMLInputElement): TypedText => ({
  text: value,
  caret: selectionStart ?? value.length,
});

/** Shows a text in a field whose change is being handled. React would do it later, with the caret at the end. */
export const showTyped = (field: HTMLInputElement, { text, caret }: TypedText): void => {
  if (text === field.value) return;
  field.value = text;
  field.setSelectionRange(caret, caret);
};

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

const digitsIn = (text: string): string => text.replace(/\D/g, '');

/** Returns whether one key has changed `before` into this text. */
const isOneKey = ({ text, caret }: TypedText, before: string): boolean =>
  caret > 0 && text.slice(0, caret - 1) + text.slice(caret) === before;

/**
 * Returns what a field for digits shows after a change: the digits alone, with the caret where it was among them. A key
 * that is no digit, or one more than `max`, changes nothing. A longer text that comes in one go, by voice or from the
 * browser, is never cut.
 */
export const typedDigits = (typed: TypedText, before: string, max: number): TypedText => {
  const { text, caret } = typed;
  const digits = digitsIn(text);
  if (isOneKey(typed, before) && (digits.length > max || digits === before))
    return { text: before, caret: caret - 1 };
  return { text: digits, caret: digitsIn(text.slice(0, caret)).length };
};

/**
 * Returns the digits of a pasted text: a single number, with words around it, grouped by blanks or dashes, or by a dot
 * before three digits. Undefined for any other text: leaving out what stands between two numbers would make up a third.
 */
export const pastedDigits = (text: string): string | undefined => {
  const numbers = text
    .replace(/(\d)\.(?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d)[\s\u2010-\u2015-]+(?=\d)/g, '$1')
    .match(/\d+/g);
  return numbers?.length === 1 ? numbers[0] : undefined;
};
