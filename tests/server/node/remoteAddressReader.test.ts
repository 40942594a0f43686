import { describe, expect, it } from 'vitest';
import { remoteAddressReader } from '../../../server/node/trustedProxy';

const socket = { incoming: { socket: { remoteAddress: '10.0.0.1' } } };
const said = new Headers({ 'x-forwarded-for': '6.6.6.6, 203.0.113.9' });

describe('where a request came from', () => {
  it('is what a trusted proxy appended, never what the caller wrote before it', () => {
    expect(remoteAddressReader(true)(socket, said)).toBe('203.0.113.9');
  });

  it('is the other end of the connection without one', () => {
    expect(remoteAddressReader(false)(socket, said)).toBe('10.0.0.1');
    expect(remoteAddressReader(true)(socket, new Headers())).toBe('10.0.0.1');
    expect(remoteAddressReader(false)(undefined, said)).toBeNull();
  });
});
