import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWorkPool, type WorkerEnd } from '../../../../server/node/heavyWork/createWorkPool';
import { taskTerms } from '../../../../server/node/heavyWork/taskTerms';
import { Refusal } from '../../../../server/services/base/refusal';
import { type HeavyTask, TookTooMuch } from '../../../../server/services/heavyWork/heavyWork';

vi.stubEnv('TOKEN_SECRET', 'not for workers');

const ended: [HeavyTask, WorkerEnd][] = [];
const pool = createWorkPool({
  program: fileURLToPath(new URL('slowProgram.mjs', import.meta.url)),
  fileProcesses: 2,
  maxWaiting: 1,
  terms: {
    ...taskTerms,
    hashPassword: { lane: 'passwords', deadline: 300 },
    inspectPdf: { lane: 'files', deadline: 3_000 },
  },
  onWorkerEnded: (...end) => ended.push(end),
});
afterAll(() => pool.close());
beforeEach(() => {
  ended.length = 0;
});

/** Runs a task whose password tells the test's worker program how to behave. */
const hash = (password: string) => pool.run('hashPassword', { password });
const verify = (password: string) => pool.run('verifyPassword', { password, hash: null });
/** Judges a file whose content tells the test's worker program how to behave. */
const judge = (content: string): Promise<unknown> =>
  pool.run('inspectPdf', { content: new TextEncoder().encode(content) });
const failureOf = (task: Promise<unknown>) => task.catch((reason: unknown) => reason);

describe('a thread', () => {
  it('whose task never ends is killed at the deadline, and another one serves', async () => {
    const before = await verify('who');
    const failure = await failureOf(hash('endless'));
    expect(failure).toBeInstanceOf(TookTooMuch);
    expect(failure).toMatchObject({ reason: 'unavailable', retryAfterSeconds: 5 });
    expect(await verify('who')).not.toBe(before);
    expect(ended).toEqual([['hashPassword', 'deadline']]);
  });

  it('whose task takes all memory is replaced', async () => {
    await expect(verify('greedy')).rejects.toBeInstanceOf(TookTooMuch);
    expect(await verify('secrets')).toBe('none');
    expect(ended).toEqual([['verifyPassword', 'memory']]);
  });

  it('reports a bug as an error', async () => {
    await expect(verify('broken')).rejects.toThrow('a bug');
    expect(ended).toEqual([]);
  });

  it('knows none of the settings of the server', async () => {
    expect(await verify('secrets')).toBe('none');
  });
});

describe('a process that judges a file', () => {
  it.each<[string, string, WorkerEnd]>([
    ['never ends', 'endless', 'deadline'],
    ['takes all memory', 'greedy', 'memory'],
    ['is aborted', 'aborts', 'memory'],
    ['is killed by the system', 'isKilled', 'memory'],
    ['ends by itself', 'exits', 'crash'],
  ])('that %s refuses that file alone: those beside and behind it are judged', async (_how, way, end) => {
    const beside = judge('slow');
    const failure = failureOf(judge(way));
    const behind = judge('who');
    expect(await beside).toBe('done');
    expect(await failure).toBeInstanceOf(TookTooMuch);
    expect(await behind).toEqual(expect.any(Number));
    expect(ended).toEqual([['inspectPdf', end]]);
    expect(await judge('who')).not.toBe(process.pid);
  });

  it('that died while it had nothing to do is replaced before anybody notices', async () => {
    for (let count = 0; count < 2; count += 1) {
      const idle = [await judge('who'), await judge('who')];
      for (const pid of new Set(idle)) process.kill(Number(pid), 'SIGKILL');
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(await judge('who')).not.toBe(idle[1]);
    }
    expect(ended).toEqual([]);
  });

  it('reports a bug as an error, and goes on', async () => {
    await expect(judge('broken')).rejects.toThrow('a bug');
    expect(await judge('secrets')).toBe('none');
    expect(ended).toEqual([]);
  });

  it('takes and returns bytes', async () => {
    expect(await judge('x'.repeat(5_000_000))).toBe(5_000_000);
  });
});

it('a task beyond the queue is refused with a retry; the waiting ones are done', async () => {
  const endless = failureOf(hash('endless'));
  const waiting = verify('who');
  const refused = await failureOf(verify('who'));
  expect(refused).toBeInstanceOf(Refusal);
  expect(refused).toMatchObject({
    reason: 'unavailable',
    message:
      'Não foi possível atender o pedido, porque há demasiados em curso. Tente novamente dentro de alguns segundos.',
    retryAfterSeconds: 5,
  });
  expect(await endless).toBeInstanceOf(TookTooMuch);
  expect(await waiting).toEqual(expect.any(Number));
});
