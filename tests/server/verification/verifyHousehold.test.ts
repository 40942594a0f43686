import { describe, expect, it } from 'vitest';
import { verifyHousehold } from '../../../server/verification/verifyHousehold';

const ask = (lastDigit: string, hasDocuments: boolean) =>
  verifyHousehold({ fiscalNumber: `12345678${lastDigit}`, hasDocuments });

describe('the simulated outside services (api.md, "Verification")', () => {
  it.each(['0', '1', '2', '3', '4', '5', '6'])(
    'NIFs ending in %s are eligible, whatever was handed in',
    async (digit) => {
      expect(await ask(digit, false)).toEqual({ outcome: 'eligible' });
      expect(await ask(digit, true)).toEqual({ outcome: 'eligible' });
    },
  );

  it.each(['7', '8', '9'])(
    'NIFs ending in %s: no, with a reason; with documents the regulator decides',
    async (digit) => {
      expect(await ask(digit, false)).toMatchObject({
        outcome: 'nonEligible',
        reason: expect.stringMatching(/\.$/),
      });
      expect(await ask(digit, true)).toEqual({ outcome: 'awaitsRegulator' });
    },
  );
});
