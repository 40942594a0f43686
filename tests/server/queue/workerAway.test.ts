import { expect, it } from 'vitest';
import { createWorker } from '../../../server/work/createWorker';
import { openPooledPglite } from '../../support/pooledPglite';

const unreachable = 'a worker can not reach its jobs';

it('a worker whose database is away says so once, for all that it does', async () => {
  const { db, close } = await openPooledPglite('empty');
  await close();
  const said: string[] = [];
  const silent = () => undefined;
  const worker = createWorker({
    db,
    now: () => new Date(),
    log: { info: silent, warn: silent, error: (event) => void said.push(event) },
    settings: { tokenKey: {} as CryptoKey, publicUrl: 'https://tsi.example.pt' },
    mailer: { send: async () => {} },
  });
  worker.start();
  await expect.poll(() => said).toContain(unreachable);
  worker.nudge();
  await worker.stop();
  expect(said.filter((event) => event === unreachable)).toHaveLength(1);
});
