import fc from 'fast-check';
import { expect, it } from 'vitest';
import { disclosedCount, disclosedTotal } from '../../contract/rules/smallGroups';

it.each([
  [0, 0],
  [1, null],
  [5, null],
  [6, 6],
  [1234, 1234],
])('a group of %i is told as %s', (count, expected) => {
  expect(disclosedCount(count)).toBe(expected);
});

it('a total is told only where it reveals no part that is not', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 12 })), (counts) => {
      const hasSmall = counts.some((count) => count > 0 && count <= 5);
      const sum = counts.reduce((total, count) => total + count, 0);
      expect(disclosedTotal(counts.map(disclosedCount))).toBe(hasSmall ? null : sum);
    }),
  );
});
