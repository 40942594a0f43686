import { describe, expect, it } from 'vitest';
import { dayAsTyped, dayFromText } from '../../../src/kit/inputs/dayText';
import { typedDay } from '../../../src/kit/inputs/typedText';

/** Returns a field's value after a key; the caret is shown as `|`. */
const afterKey = (before: string, after: string) => {
  const { text, caret } = typedDay({ text: after.replace('|', ''), caret: after.indexOf('|') }, before);
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
};
const typeOut = (keys: string) =>
  [...keys].reduce((text, key) => afterKey(text, `${text}${key}|`).slice(0, -1), '');

describe('9 dates as DD/MM/YYYY', () => {
  it.each([
    ['01032026', '01/03/2026'],
    ['01/03/2026', '01/03/2026'],
    ['1/3/2026', '1/3/2026'],
    ['01-03-2026', '01/03/2026'],
    ['1.3.2026', '1/3/2026'],
    ['010320269', '01/03/2026'],
    ['01a03', '01/03'],
  ])('typing %s reads %s', (keys, text) => {
    expect(typeOut(keys)).toBe(text);
  });

  it.each([
    ['a digit put into a full date is refused', '01/03/2026', '01/037|/2026', '01/03|/2026'],
    ['a digit is deleted', '01/03/2026', '01/03/2|26', '01/03/2|26'],
    ['and typed over', '01/03/226', '01/03/20|26', '01/03/20|26'],
    ['a slash is deleted', '01/03/2026', '01|03/2026', '01|03/2026'],
    ['all around a slash is deleted', '01/03/2026', '0|3/2026', '0|3/2026'],
    ['and typed anew', '03/2026', '01|3/2026', '01|3/2026'],
    ['a letter is left out', '01/03/206', '01/x|03/206', '01/|03/206'],
    ['a dash is a slash', '0103/2026', '01-|03/2026', '01/|03/2026'],
    ['what is out of order is not spread', '013/202', '013/2026|', '013/2026|'],
    ['pasted as a computer writes it', '', '2026-03-01|', '01/03/2026|'],
    ['pasted with one digit', '', '1/3/2026|', '1/3/2026|'],
    ['pasted without slashes', '', ' 01032026 |', '01/03/2026|'],
    ['pasted into a full date', '01/03/2026', '01/02/04/2026|03/2026', '01/|03/2026'],
  ])('what stands there keeps its place: %s', (_, before, after, shown) => {
    expect(afterKey(before, after)).toBe(shown);
  });

  it.each([
    ['01/03/2026', '2026-03-01'],
    ['0103/2026', '2026-03-01'],
    ['01/032026', '2026-03-01'],
    ['1/032026', undefined],
    ['1/3/2026', '2026-03-01'],
    ['29/02/2024', '2024-02-29'],
    ['29/02/2026', undefined],
    ['31/04/2026', undefined],
    ['01/13/2026', undefined],
    ['01/03/26', undefined],
    ['01/03/0026', undefined],
    ['', undefined],
  ])('%s is the day %s', (text, day) => {
    expect(dayFromText(text)).toBe(day);
  });

  it('keeps an unfinished text', () => {
    expect(dayAsTyped('31/0')).toBe('31/0');
    expect(dayAsTyped('2026-03-01')).toBe('01/03/2026');
    expect(dayAsTyped(null)).toBe('');
  });
});
