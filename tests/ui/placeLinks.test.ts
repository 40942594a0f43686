import { describe, expect, it } from 'vitest';
import { placeLinks } from '../../src/ui/charts/BarLinks';

/** Places links over bars of these lengths, of which each unit is one pixel. */
const placesOf = (lengths: readonly number[], end: number) => {
  let sum = 0;
  const bars = lengths.map((length) => {
    const from = sum;
    sum += length;
    return { bar: { to: '/requests', length }, from, to: sum };
  });
  return placeLinks(bars, end).map(({ from, to }) => [from, to]);
};

describe('the links over a line of bars', () => {
  it('lie over their bars when those are wide enough', () => {
    expect(placesOf([60, 50], 200)).toEqual([
      [0, 60],
      [60, 110],
    ]);
  });

  it('are 44 pixels wide over a short bar, and cover no part of the next', () => {
    expect(placesOf([2, 100], 200)).toEqual([
      [0, 44],
      [44, 102],
    ]);
    expect(placesOf([1, 1, 1], 200)).toEqual([
      [0, 44],
      [44, 88],
      [88, 132],
    ]);
  });

  it('move back from the end of the line', () => {
    expect(placesOf([190, 5, 5], 200)).toEqual([
      [0, 112],
      [112, 156],
      [156, 200],
    ]);
  });

  it('are not there for a bar of length 0 or without a target', () => {
    expect(placesOf([0, 50], 200)).toEqual([[0, 50]]);
    expect(placeLinks([{ bar: { length: 9 }, from: 0, to: 9 }], 200)).toEqual([]);
  });
});
