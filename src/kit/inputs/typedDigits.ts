import type { TypedText } from './typedText';

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
