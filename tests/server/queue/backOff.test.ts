import { describe, expect, it } from 'vitest';
import { backOff } from '../../../server/services/queue/settleJob';

describe('a job that failed', () => {
  it('waits longer after each failure, never all of them as long', () => {
    const terms = { firstMilliseconds: 1000, maxMilliseconds: 10_000 };
    expect([1, 2, 3, 4, 5, 90].map((times) => backOff(times, terms, () => 1))).toEqual([
      1000, 2000, 4000, 8000, 10_000, 10_000,
    ]);
    expect(backOff(3, terms, () => 0)).toBe(2000);
  });
});
