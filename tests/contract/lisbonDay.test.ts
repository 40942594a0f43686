import { describe, expect, it } from 'vitest';
import {
  dayMonthYear,
  endOfLisbonDay,
  lisbonDate,
  startOfLisbonDay,
  startOfLisbonMonth,
} from '../../contract/rules/lisbonDay';

describe('calendar days in Europe/Lisbon', () => {
  it('are written as people write them', () => {
    expect(dayMonthYear(new Date('2026-07-04T23:30:00Z'))).toBe('05-07-2026');
  });

  it.each([
    ['in winter', '2026-01-15T12:00:00Z', '2026-01-15T00:00:00.000Z', '2026-01-15T23:59:59.999Z'],
    ['in summer', '2026-07-15T12:00:00Z', '2026-07-14T23:00:00.000Z', '2026-07-15T22:59:59.999Z'],
    [
      'just before midnight in summer',
      '2026-07-15T22:59:59Z',
      '2026-07-14T23:00:00.000Z',
      '2026-07-15T22:59:59.999Z',
    ],
    [
      'just after midnight in summer',
      '2026-07-15T23:00:00Z',
      '2026-07-15T23:00:00.000Z',
      '2026-07-16T22:59:59.999Z',
    ],
    ['of 23 hours in spring', '2026-03-29T12:00:00Z', '2026-03-29T00:00:00.000Z', '2026-03-29T22:59:59.999Z'],
    ['of 25 hours in autumn', '2026-10-25T12:00:00Z', '2026-10-24T23:00:00.000Z', '2026-10-25T23:59:59.999Z'],
  ])('a day %s', (_what, moment, start, end) => {
    expect(startOfLisbonDay(new Date(moment)).toISOString()).toBe(start);
    expect(endOfLisbonDay(new Date(moment)).toISOString()).toBe(end);
  });

  it.each([
    ['2026-07-31T22:59:59Z', '2026-07-31', '2026-06-30T23:00:00.000Z'],
    ['2026-07-31T23:00:00Z', '2026-08-01', '2026-07-31T23:00:00.000Z'],
    ['2026-01-01T00:00:00Z', '2026-01-01', '2026-01-01T00:00:00.000Z'],
  ])('%s is on %s, in the month that began at %s', (moment, date, month) => {
    expect(lisbonDate(new Date(moment))).toBe(date);
    expect(startOfLisbonMonth(new Date(moment)).toISOString()).toBe(month);
  });
});
