import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toldCount, toldTotal } from '../../contract/rules/smallGroups';

it.each([
  [0, 0],
  [1, null],
  [5, null],
  [6, 6],
  [1234, 1234],
])('a group of %i is told as %s', (count, told) => {
  expect(toldCount(count)).toBe(told);
});

it('a total is told only where it reveals no part that is not', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 12 })), (counts) => {
      const hasSmall = counts.some((count) => count > 0 && count <= 5);
      const sum = counts.reduce((total, count) => total + count, 0);
      expect(toldTotal(counts.map(toldCount))).toBe(hasSmall ? null : sum);
    }),
  );
});
