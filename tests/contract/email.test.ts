import { describe, expect, it } from 'vitest';
import { isEmail } from '../../contract/rules/email';

describe('5 e-mail pattern, with a domain suffix of 2 to 9 letters', () => {
  it.each(['a@b.pt', 'ana.maria+tsi@sub.dominio.example.pt', "o'neil@x.io", 'a@b.abcdefghi', 'A_1%@X-Y.PT'])(
    'accepts %s',
    (text) => expect(isEmail(text)).toBe(true),
  );
  it.each([
    '',
    'a',
    'a@b',
    '@b.pt',
    'a@.pt',
    'a@b.p',
    'a@b.abcdefghij',
    'a@b.p1',
    'a b@c.pt',
    'a@b..pt',
    'a@-b.pt',
    ' a@b.pt',
    'a@b.pt ',
    'a@b.pt\n',
    'a@b@c.pt',
    `${'a'.repeat(250)}@b.pt`,
  ])('refuses %j', (text) => expect(isEmail(text)).toBe(false));

  it('takes as many characters as a mailbox may have, and no more', () => {
    const long = (length: number) => `${'a'.repeat(length - 5)}@b.pt`;
    expect(isEmail(long(254))).toBe(true);
    expect(isEmail(long(255))).toBe(false);
  });
});
