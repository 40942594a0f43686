import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createThreadPool } from '../../../../server/node/heavyWork/createThreadPool';
import { taskTerms } from '../../../../server/node/heavyWork/taskTerms';
import { Refusal } from '../../../../server/services/base/refusal';
import { TookTooMuch } from '../../../../server/services/heavyWork/heavyWork';

vi.stubEnv('TOKEN_SECRET', 'not for threads');

const program = fileURLToPath(new URL('slowProgram.mjs', import.meta.url));
const pool = createThreadPool({
  program,
  fileThreads: 1,
  maxWaiting: 1,
  terms: { ...taskTerms, hashPassword: { lane: 'passwords', deadline: 300 } },
});
afterAll(() => pool.close());

/** Runs a task whose password tells the test's worker program how to behave. */
const hash = (password: string) => pool.run('hashPassword', { password });
const verify = (password: string) => pool.run('verifyPassword', { password, hash: null });

describe('a thread', () => {
  it('whose task never ends is killed at the deadline, and another one serves', async () => {
    const before = await verify('who');
    const failure = await hash('endless').catch((reason: unknown) => reason);
    expect(failure).toBeInstanceOf(TookTooMuch);
    expect(failure).toMatchObject({ reason: 'unavailable', retryAfterSeconds: 5 });
    expect(await verify('who')).not.toBe(before);
  });

  it('whose task takes all memory is replaced', async () => {
    await expect(verify('greedy')).rejects.toBeInstanceOf(TookTooMuch);
    expect(await verify('secrets')).toBe('none');
  });

  it('reports a bug as an error', async () => {
    await expect(verify('broken')).rejects.toThrow(new TypeError('a bug'));
  });

  it('knows none of the settings of the server', async () => {
    expect(await verify('secrets')).toBe('none');
  });
});

it('a task beyond the queue is refused with a retry; the waiting ones are done', async () => {
  const endless = hash('endless').catch((reason: unknown) => reason);
  const waiting = verify('who');
  const refused = await verify('who').catch((reason: unknown) => reason);
  expect(refused).toBeInstanceOf(Refusal);
  expect(refused).toMatchObject({
    reason: 'unavailable',
    message:
      'Não foi possível atender o pedido, porque há demasiados em curso. Tente novamente dentro de alguns segundos.',
    retryAfterSeconds: 5,
  });
  expect(await endless).toBeInstanceOf(TookTooMuch);
  expect(await waiting).toMatch(/^\d+$/);
});
