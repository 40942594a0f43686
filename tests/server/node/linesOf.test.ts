import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { linesOf } from '../../../server/node/importPostalCodes';

const folder = mkdtempSync(path.join(tmpdir(), 'lines-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('linesOf keeps every line for a late and slow reader', async () => {
  const file = path.join(folder, 'lines.csv');
  const expected = Array.from({ length: 20_000 }, (_, index) => `line ${index}`);
  writeFileSync(file, expected.join('\r\n'));
  const lines = linesOf(file);
  await pause(50);
  const read: string[] = [];
  for await (const line of lines) {
    if (read.length % 5000 === 0) await pause(5);
    read.push(line);
  }
  expect(read).toEqual(expected);
  await expect(linesOf(`${file}.not`).next()).rejects.toThrow('ENOENT');
});
