import { describe, expect, it } from 'vitest';
import { dayAsTyped, dayFromText, withSlashes } from '../../../src/kit/inputs/dayText';

const typeOut = (keys: string) => [...keys].reduce((text, key) => withSlashes(text + key), '');

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
    ['01/03/2026', '2026-03-01'],
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

  it('lets an unfinished text stay', () => {
    expect(dayAsTyped('31/0')).toBe('31/0');
    expect(dayAsTyped('2026-03-01')).toBe('01/03/2026');
    expect(dayAsTyped(null)).toBe('');
  });
});
