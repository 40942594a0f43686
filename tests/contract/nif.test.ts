import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNif, nifCheckDigit } from '../../contract/rules/nif';

describe('5 NIF', () => {
  it.each(['123456789', '234567899', '100000002', '100000010'])('accepts %s', (nif) => {
    expect(isNif(nif)).toBe(true);
  });
  it.each([
    ['a wrong check digit', '123456780'],
    ['a first digit other than 1, 2 or 3', '501234560'],
    ['eight digits', '12345678'],
    ['ten digits', '1234567890'],
    ['letters', '12345678a'],
    ['spaces around it', ' 123456789'],
    ['nothing', ''],
    ['a line end', '123456789\n'],
  ])('refuses %s', (_what, nif) => {
    expect(isNif(nif)).toBe(false);
  });
  it('gives check digit 0 where the remainder is below 2', () => {
    // 9 × 1 + 2 × 1 = 11 leaves 0; 9 × 1 + 3 × 1 = 12 leaves 1.
    expect(nifCheckDigit('10000001')).toBe(0);
    expect(nifCheckDigit('10000010')).toBe(0);
  });
  it('has exactly one right check digit for any first eight digits', () => {
    const firstEight = fc.stringMatching(/^[123]\d{7}$/);
    fc.assert(
      fc.property(firstEight, (digits) => {
        const right = [...'0123456789'].filter((digit) => isNif(digits + digit));
        const sum = [...digits].reduce((total, digit, i) => total + Number(digit) * (9 - i), 0);
        expect(right).toEqual([String(sum % 11 < 2 ? 0 : 11 - (sum % 11))]);
      }),
    );
  });
});
