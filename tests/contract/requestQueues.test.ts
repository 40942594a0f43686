import { describe, expect, it } from 'vitest';
import { applicationStatus as status } from '../../contract/rules/applicationStatuses';
import {
  enteredBetween,
  queuesOfSide,
  requestQueue,
  requestQueues,
} from '../../contract/rules/requestQueues';

describe('10.2 the queues of requests', () => {
  it('hold what waits for somebody', () => {
    expect(requestQueues).toEqual({
      awaitingDecision: { statusIds: [status.awaitsRegulator], elements: 'notWaiting' },
      elementsAsked: { statusIds: [status.awaitsRegulator], elements: 'open' },
      elementsToDeliver: { statusIds: [status.awaitsRegulator], elements: 'open' },
      conflicting: { statusIds: [status.conflicting] },
      activationOverdue: { statusIds: [status.eligible], onlyRequests: true, isOverdue: true },
      longVerification: {
        statusIds: [
          status.awaitsSocialSecurityAndTaxCustomsAuthority,
          status.awaitsTaxCustomsAuthority,
          status.awaitsSocialSecurity,
        ],
        moreThanDays: 3,
      },
      toActivate: { statusIds: [status.eligible], onlyRequests: true },
      recentlyNonEligible: { statusIds: [status.nonEligible], atMostDays: 30 },
    });
    expect(requestQueue('toActivate')).toBe(requestQueues.toActivate);
  });

  it('of a provider tell of no status that it does not see, unless it was asked for something', () => {
    expect(queuesOfSide).toEqual({
      regulator: [
        'awaitingDecision',
        'elementsAsked',
        'conflicting',
        'activationOverdue',
        'longVerification',
      ],
      provider: [
        'elementsToDeliver',
        'toActivate',
        'activationOverdue',
        'conflicting',
        'recentlyNonEligible',
      ],
    });
  });

  it('count calendar days of Lisbon, also over a change of the clocks', () => {
    const now = new Date('2026-03-30T09:00:00Z');
    const days = { statusIds: [], moreThanDays: 3, atMostDays: 1 };
    expect(enteredBetween(days, now)).toEqual({
      // Winter time until the 28th, summer time from the 29th on.
      before: new Date('2026-03-27T00:00:00Z'),
      from: new Date('2026-03-29T00:00:00Z'),
    });
    expect(enteredBetween({ statusIds: [], atMostDays: 0 }, now)).toEqual({
      from: new Date('2026-03-29T23:00:00Z'),
    });
    expect(enteredBetween({ statusIds: [], moreThanDays: 0 }, now)).toEqual({
      before: new Date('2026-03-29T23:00:00Z'),
    });
    expect(enteredBetween({ statusIds: [] }, now)).toEqual({});
  });
});
