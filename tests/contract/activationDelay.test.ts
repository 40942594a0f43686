import { describe, expect, it } from 'vitest';
import {
  activationDaysLeft,
  activationDeadlineDays,
  firstNotificationInTime,
  isActivationDelayed,
  isPastActivationDeadline,
  lisbonDaysBetween,
} from '../../contract/rules/activation';
import { applicationStatus } from '../../contract/rules/applicationStatuses';

const at = (text: string) => new Date(text);

describe('10.4 the delay of an activation', () => {
  it('is 10 days', () => {
    expect(activationDeadlineDays).toBe(10);
  });

  it.each([
    ['the same day', '2026-07-01T00:00:00+01:00', '2026-07-01T23:59:59+01:00', 0],
    ['a minute over midnight', '2026-07-01T23:59:00+01:00', '2026-07-02T00:00:00+01:00', 1],
    ['midnight in Lisbon, not in UTC', '2026-06-30T22:30:00Z', '2026-06-30T23:30:00Z', 1],
    ['over the change to summer time', '2026-03-28T12:00:00Z', '2026-03-30T12:00:00Z', 2],
    ['over the change to winter time', '2026-10-24T12:00:00Z', '2026-10-26T00:30:00Z', 2],
    ['backwards', '2026-07-03T12:00:00Z', '2026-07-01T12:00:00Z', -2],
  ])('counts calendar days in Lisbon: %s', (_, from, to, days) => {
    expect(lisbonDaysBetween(at(from), at(to))).toBe(days);
  });

  it.each([
    ['2026-07-11T23:59:59+01:00', false],
    ['2026-07-12T00:00:00+01:00', true],
  ])('notified on 1 July, %s is past the deadline: %s', (moment, isPast) => {
    expect(isPastActivationDeadline(at('2026-07-01T18:00:00+01:00'), at(moment))).toBe(isPast);
  });

  it.each([
    ['2026-07-01T23:59:59+01:00', 10],
    ['2026-07-02T00:00:00+01:00', 9],
    ['2026-07-10T12:00:00Z', 1],
    ['2026-07-11T22:59:59Z', 0],
    ['2026-07-11T23:00:00Z', -1],
    ['2026-07-31T12:00:00Z', -20],
  ])('notified on 1 July, %s leaves %i days', (moment, days) => {
    const notifiedOn = at('2026-07-01T18:00:00+01:00');
    expect(activationDaysLeft(notifiedOn, at(moment))).toBe(days);
    expect(isPastActivationDeadline(notifiedOn, at(moment))).toBe(days < 0);
  });

  const { eligible, active, cancelled } = applicationStatus;
  const july1 = '2026-07-01T10:00:00Z';
  it.each([
    ['eligible for 10 days', eligible, july1, null, '2026-07-11T20:00:00Z', false],
    ['eligible for 11 days', eligible, july1, null, '2026-07-12T08:00:00Z', true],
    ['eligible, never notified', eligible, null, null, '2026-07-12T08:00:00Z', false],
    ['activated on the 10th day', active, july1, '2026-07-10T23:00:00Z', '2026-12-01T00:00:00Z', false],
    ['activated on the 11th day', active, july1, '2026-07-11T23:00:00Z', '2026-12-01T00:00:00Z', true],
    ['cancelled without activation', cancelled, july1, null, '2026-12-01T00:00:00Z', false],
  ])('%s', (_, statusId, notifiedOn, activationStartDate, now, isDelayed) => {
    const activation = {
      statusId,
      notifiedOn: notifiedOn === null ? null : at(notifiedOn),
      activationStartDate: activationStartDate === null ? null : at(activationStartDate),
    };
    expect(isActivationDelayed(activation, at(now))).toBe(isDelayed);
  });

  it.each(['2026-07-12T08:00:00Z', '2026-11-03T00:10:00Z', '2026-04-05T22:50:00Z', '2026-01-05T12:00:00Z'])(
    'has one bound for rule and database: %s',
    (text) => {
      const now = at(text);
      const first = firstNotificationInTime(now);
      expect(isPastActivationDeadline(first, now)).toBe(false);
      expect(isPastActivationDeadline(new Date(first.getTime() - 1), now)).toBe(true);
    },
  );
});
