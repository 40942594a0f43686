import { expect, it } from 'vitest';
import { needsTls } from '../../../server/node/mail/createMailer';
import { isThisMachine } from '../../../server/node/settings/productionRules';

it.each(['localhost', 'LOCALHOST', '127.0.0.1', '127.9.8.7', '::1', '[::1]'])(
  '%s is this machine',
  (host) => {
    expect(isThisMachine(host)).toBe(true);
  },
);

it.each([
  'localhost.evil.tld',
  '127.evil.tld',
  '127.0.0.1.evil.tld',
  '127.1',
  '',
  'db',
  '[::2]',
  '1.127.0.0',
])('%s may be another', (host) => {
  expect(isThisMachine(host)).toBe(false);
});

it.each([
  ['smtp://localhost', false],
  ['smtp://user:pass@127.0.0.1:2525', false],
  ['smtp://localhost.evil.tld', true],
  ['smtp://127.evil.tld', true],
  ['smtp://mail.example.pt', true],
])('mail to %s must be encrypted: %s', (url, isNeeded) => {
  expect(needsTls(url)).toBe(isNeeded);
});
