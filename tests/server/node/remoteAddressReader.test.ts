import { describe, expect, it } from 'vitest';
import { remoteAddressReader } from '../../../server/node/trustedProxy';

const socket = { incoming: { socket: { remoteAddress: '10.0.0.1' } } };
const said = new Headers({ 'x-forwarded-for': '6.6.6.6, 203.0.113.9' });

describe('where a request came from', () => {
  it('is what a trusted proxy appended, never what the caller wrote before it', () => {
    expect(remoteAddressReader(true)(socket, said)).toBe('203.0.113.9');
  });

  it.each([
    ['203.0.113.9:4711', '203.0.113.9'],
    ['2001:DB8::1', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:4711', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['[fe80::1%25eth0]:443', 'fe80::1'],
    ['::ffff:203.0.113.9', '::ffff:203.0.113.9'],
  ])('is the bare address where the proxy writes %s', (written, address) => {
    expect(remoteAddressReader(true)(socket, new Headers({ 'x-forwarded-for': written }))).toBe(address);
  });

  it.each([
    'unknown',
    '_hidden',
    'maria@example.pt',
    '123456789',
    "1.2.3.4'; drop table users; --",
    '1.2.3',
    '1.2.3.400',
    '01.2.3.4',
    '1.2.3.4:99999999',
    '[1.2.3.4',
    `fe80::1${'1'.repeat(60)}`,
    `2001:db8::${'0'.repeat(5000)}1`,
    `1.2.3.4, ${'x'.repeat(9000)}`,
    '1.2.3.4,',
  ])('is the other end of the connection where the proxy writes no address: %s', (written) => {
    expect(remoteAddressReader(true)(socket, new Headers({ 'x-forwarded-for': written }))).toBe('10.0.0.1');
  });

  it('never holds more than an address, however long the zone is', () => {
    const written = `fe80::1%${'x'.repeat(9000)}`;
    expect(remoteAddressReader(true)(socket, new Headers({ 'x-forwarded-for': written }))).toBe('fe80::1');
    const linkLocal = { incoming: { socket: { remoteAddress: 'fe80::2%eth0' } } };
    expect(remoteAddressReader(false)(linkLocal, said)).toBe('fe80::2');
  });

  it('is the other end of the connection without one', () => {
    expect(remoteAddressReader(false)(socket, said)).toBe('10.0.0.1');
    expect(remoteAddressReader(true)(socket, new Headers())).toBe('10.0.0.1');
    expect(remoteAddressReader(false)(undefined, said)).toBeNull();
  });
});
