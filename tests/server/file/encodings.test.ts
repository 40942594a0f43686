import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { byteaText } from '../../../server/db/byteaText';
import { decodeBase64 } from '../../../server/services/file/decodeBase64';

const everyByte = Uint8Array.from({ length: 256 }, (_, byte) => byte);
const samples = [new Uint8Array(), ...[1, 2, 3, 4, 5, 1000].map((length) => randomBytes(length)), everyByte];

describe('7 documents as base64', () => {
  it('are decoded to the same bytes, whatever their length', () => {
    for (const bytes of samples)
      expect(Buffer.from(decodeBase64(Buffer.from(bytes).toString('base64')) ?? [1])).toEqual(
        Buffer.from(bytes),
      );
  });

  it.each(['a', 'ab', 'abc', 'abcd=', 'ab=c', 'a===', '====', 'ab-_', 'abc\n', 'áb==', 'ab é', 'abc\0'])(
    'refuses %j',
    (text) => {
      expect(decodeBase64(text)).toBeUndefined();
    },
  );
});

describe('bytea of the embedded database', () => {
  it('is written as PostgreSQL writes it, and read back', () => {
    for (const bytes of samples) {
      const text = `\\x${Buffer.from(bytes).toString('hex')}`;
      expect(byteaText.serialize(bytes)).toBe(text);
      expect(Buffer.from(byteaText.parse(text))).toEqual(Buffer.from(bytes));
    }
  });
});
