import { PGlite } from '@electric-sql/pglite';
import { afterEach, expect, it, vi } from 'vitest';
import { guardSpace } from '../../../server/node/guardSpace';
import { databaseSnapshot } from '../../support/databaseSnapshot';

const plenty = 1e12;
afterEach(() => vi.useRealTimers());

it('an embedded database on a full disk refuses with the code of one, and goes on when there is room', async () => {
  const client = await PGlite.create({ loadDataDir: await databaseSnapshot('empty') });
  vi.useFakeTimers();
  let free = plenty;
  const end = await guardSpace(client, '/data', async () => free);
  await client.exec('create table things (id int)');
  free = 1_000_000;
  await vi.advanceTimersByTimeAsync(2_500);
  for (const attempt of [
    () => client.query('select 1'),
    () => client.exec('insert into things values (1)'),
    () => client.transaction((tx) => tx.query('select 1')),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: '53100' });
  free = plenty;
  await vi.advanceTimersByTimeAsync(2_500);
  expect((await client.query('select * from things')).rows).toEqual([]);
  end();
  await client.close();
});

it('no embedded database is opened on a full disk', async () => {
  const nothing = async () => {
    throw new Error('not to be called');
  };
  const client = { query: nothing, exec: nothing, transaction: nothing };
  await expect(guardSpace(client, '/data', async () => 0)).rejects.toThrow(/^Não há espaço.*is full/);
});
