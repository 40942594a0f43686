import { describe, expect, it } from 'vitest';
import { notBefore } from '../../../src/kit/search/notBefore';
import { filledIn } from '../../../src/kit/search/searchAddress';

describe('filters that were filled in', () => {
  it.each([
    [{ name: ' Ana ' }, { name: 'Ana' }],
    [{ name: '   ' }, {}],
    [{ name: null, other: undefined }, {}],
    [
      { isGood: false, count: 0 },
      { isGood: false, count: 0 },
    ],
  ])('%o leaves %o', (values, expected) => {
    expect(filledIn(values)).toEqual(expected);
  });
});

describe('a day that may not precede another', () => {
  it.each([
    ['2026-03-01', '2026-03-02', true],
    ['2026-03-02', '2026-03-02', false],
    ['2026-03-03', '2026-03-02', false],
    ['2026-03-01', null, false],
    [null, '2026-03-02', false],
    ['01/0', '2026-03-02', false],
  ])('%s after %s is refused: %s', (end, start, isRefused) => {
    expect(notBefore('start')(end, { start, end }) !== undefined).toBe(isRefused);
  });
});
