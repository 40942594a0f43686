import { describe, expect, it } from 'vitest';
import { pastedDigits, typedDigits } from '../../../src/kit/inputs/typedText';

/** Returns a field of nine digits after a change; the caret is shown as `|`. */
const after = (before: string, changed: string) => {
  const { text, caret } = typedDigits(
    { text: changed.replace('|', ''), caret: changed.indexOf('|') },
    before,
    9,
  );
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
};

describe('a field for digits, where the keyboard does not ask before', () => {
  it.each([
    ['a digit at the beginning of a full field', '186499620', '2|186499620', '|186499620'],
    ['one in its middle', '186499620', '1867|499620', '186|499620'],
    ['one at its end', '186499620', '1864996207|', '186499620|'],
    ['a letter in the middle', '186499620', '186x|499620', '186|499620'],
    ['a letter where there is room', '1864', '18x|64', '18|64'],
    ['a digit where there is room', '1864', '187|64', '187|64'],
    ['a digit deleted', '186499620', '18|499620', '18|499620'],
    ['a part typed over', '186499620', '7|620', '7|620'],
    ['a whole value with blanks', '', '186 499 620|', '186499620|'],
    ['a whole value with marks', '', '\u202a186499620\u202c|', '186499620|'],
    ['a whole value that is too long, which is not cut', '', '18649962012|', '18649962012|'],
    ['a digit more after that', '18649962012', '186499620123|', '18649962012|'],
    ['the last one of those deleted', '18649962012', '1864996201|', '1864996201|'],
  ])('%s', (_, before, changed, shown) => {
    expect(after(before, changed)).toBe(shown);
  });
});

describe('a number that is pasted', () => {
  it.each([
    ['186499620', '186499620'],
    ['186 499 620', '186499620'],
    ['186\u00a0499\u202f620', '186499620'],
    ['186.499.620', '186499620'],
    ['186-499-620', '186499620'],
    ['PT186499620', '186499620'],
    ['NIF: 186499620.', '186499620'],
    ['Pedido n.º 51', '51'],
    ['1000-205 LISBOA', '1000205'],
    ['12345678901', '12345678901'],
  ])('is read from %j', (text, digits) => {
    expect(pastedDigits(text)).toBe(digits);
  });

  it.each(['', 'Maria', '12 de 2025', '0x33', '5e3', '5.0', '1,5', '186499620;123456789', '12/2025'])(
    'is not made up from %j',
    (text) => {
      expect(pastedDigits(text)).toBeUndefined();
    },
  );

  it('is read in time that grows with the text', () => {
    expect(pastedDigits('1'.concat(' '.repeat(200_000), 'x'))).toBe('1');
    expect(pastedDigits('1.'.repeat(100_000))).toBeUndefined();
  });
});
