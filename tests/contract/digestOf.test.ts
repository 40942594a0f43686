import { expect, it } from 'vitest';
import { digestOf, nativeDigestOf } from '../../contract/digestOf';

it.each([0, 1, 64, 100_000])(
  '%i bytes have the same digest in a browser and at the server',
  async (length) => {
    const content = new Uint8Array(length).map((_, index) => index % 251);
    expect(await nativeDigestOf(content)).toBe(digestOf(content));
    expect(digestOf(content)).toMatch(/^[0-9a-f]{64}$/);
  },
);
