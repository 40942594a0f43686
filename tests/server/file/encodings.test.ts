import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openPglite } from '../../../server/db/openPglite';
import { rowsOf } from '../../../server/db/rowsOf';
import { decodeBase64 } from '../../../server/services/workers/tasks/base64';
import { databaseSnapshot } from '../../support/databaseSnapshot';

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
  it('is written and read back unchanged, even as a part of a larger buffer', async () => {
    const { db, close } = await openPglite({ loadDataDir: await databaseSnapshot('empty') });
    const around = new Uint8Array([7, ...everyByte, 7]).subarray(1, -1);
    for (const bytes of [...samples, around]) {
      const answer = await db.execute(
        sql`select ${bytes}::bytea as bytes, encode(${bytes}::bytea, 'hex') as hex`,
      );
      const [row] = rowsOf(answer);
      const hex = Buffer.from(bytes).toString('hex');
      expect(row).toEqual({ bytes: new Uint8Array(bytes), hex });
    }
    await close();
  });
});
