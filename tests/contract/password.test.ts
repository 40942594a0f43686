import { describe, expect, it } from 'vitest';
import { isAcceptablePassword, passwordRules } from '../../contract/rules/password';

describe('5 New password', () => {
  it.each(['Demo-Tarifa-2026', 'Aa1!aaaaaa', `Aa1!${'a'.repeat(21)}`, 'Ação-Única-1', 'Aa1€aaaaaa'])(
    'accepts %s',
    (text) => expect(isAcceptablePassword(text)).toBe(true),
  );

  it.each([
    ['length', 'Aa1!aaaaa'],
    ['length', `Aa1!${'a'.repeat(22)}`],
    ['noSpaces', 'Aa1! aaaaaa'],
    ['noSpaces', 'Aa1!\taaaaaa'],
    ['lowercase', 'AA1!AAAAAA'],
    ['uppercase', 'aa1!aaaaaa'],
    ['digit', 'Aab!aaaaaa'],
    ['special', 'Aa1baaaaaa'],
  ] as const)('refuses by rule %s: %j', (rule, text) => {
    expect(isAcceptablePassword(text)).toBe(false);
    const broken = Object.entries(passwordRules).filter(([, holds]) => !holds(text));
    expect(broken.map(([name]) => name)).toEqual([rule]);
  });
});
