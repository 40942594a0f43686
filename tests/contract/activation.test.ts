import { describe, expect, it } from 'vitest';
import {
  isWithinLisbonDays,
  lossOfEligibilityReasonId,
  otherActivationReasonIds,
} from '../../contract/rules/activation';
import { referenceReasons } from '../../server/seed/seedReferenceData';

const first = new Date('2026-07-05T18:00:00+01:00');
const last = new Date('2026-07-20T10:00:00+01:00');

describe('5 activation and deactivation dialogs', () => {
  it.each([
    ['2026-07-04T23:59:59.999+01:00', false],
    ['2026-07-05T00:00:00+01:00', true],
    ['2026-07-04T23:00:00Z', true],
    ['2026-07-20T23:59:59.999+01:00', true],
    ['2026-07-21T00:00:00+01:00', false],
  ])('from 5 to 20 July in Lisbon, both included: %s is %s', (moment, isWithin) => {
    expect(isWithinLisbonDays(new Date(moment), first, last)).toBe(isWithin);
  });

  it('the reasons that the rules name are those of the reference data', () => {
    const described = (kind: string, id: number) =>
      referenceReasons.find((reason) => reason.kind === kind && reason.id === id)?.description;
    expect(otherActivationReasonIds).toEqual([4, 5]);
    for (const id of otherActivationReasonIds) expect(described('activation', id)).toMatch(/^Outro motivo/);
    expect(described('inactivation', lossOfEligibilityReasonId)).toBe('Perda das condições de elegibilidade');
  });
});
