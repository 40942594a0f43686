import { describe, expect, it } from 'vitest';
import { formatDay, formatMoment, lisbonTyped } from '../../../src/kit/format/lisbonTime';

describe('2.8 moments and days are shown as in Portugal, wherever the browser is', () => {
  it.each([
    ['winter, same as UTC', '2026-01-05T09:07:00Z', '05-01-2026 09:07'],
    ['summer, an hour ahead of UTC', '2026-07-05T09:07:00Z', '05-07-2026 10:07'],
    ['an offset in the text', '2026-07-05T09:07:00+02:00', '05-07-2026 08:07'],
    ['the hour before midnight in UTC', '2026-06-30T23:30:00Z', '01-07-2026 00:30'],
  ])('shows %s', (_, moment, shown) => {
    expect(formatMoment(moment)).toBe(shown);
  });

  it.each([
    ['2026-06-30T23:30:00Z', '01-07-2026'],
    ['2026-12-31T23:30:00Z', '31-12-2026'],
  ])('takes the Portuguese calendar day of %s', (moment, shown) => {
    expect(formatDay(moment)).toBe(shown);
    expect(formatDay(new Date(moment))).toBe(shown);
  });

  it.each([
    ['2026-01-05T09:07:00Z', '2026-01-05T09:07'],
    ['2026-06-30T23:30:59Z', '2026-07-01T00:30'],
    ['2026-10-25T00:59:00Z', '2026-10-25T01:59'],
  ])('gives %s to a field for a date and a time', (moment, typed) => {
    expect(lisbonTyped(moment)).toBe(typed);
  });
});
