import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spansOfDays } from '../../../server/services/applications/counts/spans';

const day = 24 * 60 * 60 * 1000;
const numberOf = (date: string) => Date.parse(date) / day;
const dateOf = (number: number) => new Date(number * day).toISOString().slice(0, 10);

describe('the spans into which a stretch of days is divided', () => {
  it('cover each of its days once, and no other', () => {
    fc.assert(
      fc.property(fc.nat({ max: 40_000 }), fc.nat({ max: 9000 }), (from, days) => {
        const runs = spansOfDays(dateOf(from), dateOf(from + days)).map(({ span, first, last }) => {
          expect(numberOf(first) % span).toBe(0);
          return { begin: numberOf(first), end: numberOf(last) + span };
        });
        const inOrder = runs.toSorted((a, b) => a.begin - b.begin);
        expect(inOrder[0]?.begin).toBe(from);
        expect(inOrder.at(-1)?.end).toBe(from + days + 1);
        for (const [index, { begin }] of inOrder.slice(1).entries()) expect(begin).toBe(inOrder[index]?.end);
        expect(runs.length).toBeLessThanOrEqual(11);
      }),
    );
  });

  it.each([
    [undefined, undefined, [{ span: 32_768, first: '-infinity', last: 'infinity' }]],
    ['2026-07-20', '2026-07-19', []],
    ['2026-07-20', '2026-07-20', [{ span: 1, first: '2026-07-20', last: '2026-07-20' }]],
  ])('from %s to %s', (first, last, runs) => expect(spansOfDays(first, last)).toEqual(runs));
});
