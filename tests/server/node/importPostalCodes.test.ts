import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { openPglite } from '../../../server/db/openPglite';
import { addresses } from '../../../server/db/schema/addresses';
import { importPostalCodes } from '../../../server/node/importPostalCodes';
import { readConfig } from '../../../server/node/settings/config';
import { addressColumns } from '../../../server/services/address/readAddressLines';

const folder = mkdtempSync(path.join(tmpdir(), 'postal-codes-'));
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

it('import-postal-codes fills a built-in database that no server ever started', async () => {
  const config = readConfig({ DATA_DIR: path.join(folder, 'data') });
  const said: unknown[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(text) > 0);
  const file = path.join(folder, 'addresses.csv');
  const heading = Object.values(addressColumns).join(';');
  const line = '1;1000;205;LISBOA;Rua da Conceição;;11;Lisboa;12;Arroios;13;Lisboa;14;Lisboa';
  const write = (text: string) => writeFileSync(file, `${heading}\r\n${text}\r\n`);

  write(line.replace('205', '20'));
  await expect(importPostalCodes(config, [file])).rejects.toThrow(
    `${file} was not imported, and nothing was changed:\n  line 2 has a wrong cp3: 20`,
  );
  write(line);
  await importPostalCodes(config, ['--remove-others', file]);
  expect(said.at(-1)).toMatch(/: 1 addresses, 1 of them new, 0 changed, 0 as before; 0 removed\.\n$/);

  await expect(importPostalCodes(config, [])).rejects.toThrow('Usage: import-postal-codes <file.csv>');
  await expect(importPostalCodes(config, [`${file}.not`])).rejects.toThrow('ENOENT');

  const { db, close } = await openPglite({ dataDir: path.join(folder, 'data', 'db') });
  expect(await db.select().from(addresses)).toMatchObject([{ id: 1, arteryDesignation: 'Rua da Conceição' }]);
  await close();
}, 120_000);
