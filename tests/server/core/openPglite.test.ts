import { expect, it } from 'vitest';
import { openPglite } from '../../../server/db/openPglite';
import { databaseSnapshot } from '../../support/databaseSnapshot';

it('the embedded database keeps 32 MB of its files in memory, and all else as PGlite sets it', async () => {
  const { client, close } = await openPglite({ loadDataDir: await databaseSnapshot('empty') });
  const { rows } = await client.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings where name in ('shared_buffers', 'search_path', 'max_worker_processes') order by name`,
  );
  expect(rows).toEqual([
    { name: 'max_worker_processes', setting: '0' },
    { name: 'search_path', setting: 'public' },
    // In pages of 8 kB.
    { name: 'shared_buffers', setting: '4096' },
  ]);
  await close();
});
