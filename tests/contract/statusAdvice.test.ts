import { describe, expect, it } from 'vitest';
import { applicationStatus as status } from '../../contract/rules/applicationStatuses';
import { isInstruction, statusAdvice } from '../../contract/rules/statusAdvice';

describe('the advice beside the status of a request', () => {
  it.each([
    ['a recheck that is eligible', 'recheck', status.eligible, 'provider'],
    ['a maintenance request that is eligible', 'maintenance', status.eligible, 'regulator'],
    ['a maintenance request that is not eligible', 'maintenance', status.nonEligible, 'provider'],
    ['an active tariff, to the regulator', 'request', status.active, 'regulator'],
  ] as const)('about %s only says what is so', (_, kind, statusId, side) => {
    expect(isInstruction(statusAdvice(kind, statusId, side) ?? '')).toBe(false);
  });

  it.each([
    ['an eligible request', 'request', status.eligible, 'provider'],
    ['a request that awaits a decision', 'request', status.awaitsRegulator, 'regulator'],
    ['a maintenance request that can still be edited', 'maintenance', status.submitted, 'provider'],
  ] as const)('about %s says what to do', (_, kind, statusId, side) => {
    expect(isInstruction(statusAdvice(kind, statusId, side) ?? '')).toBe(true);
  });

  it.each(['provider', 'regulator'] as const)(
    'no longer tells the %s of ten days once they are over',
    (side) => {
      expect(statusAdvice('request', status.eligible, side)).toContain('10 dias');
      const overdue = statusAdvice('request', status.eligible, side, true);
      expect(overdue).toContain('motivo do atraso');
      expect(overdue).not.toContain('10 dias');
    },
  );
});
