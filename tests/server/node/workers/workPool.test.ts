import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal } from '../../../../server/lib/refusal';
import { createWorkPool, type TaskEnd, type WorkPool } from '../../../../server/node/workers/createWorkPool';
import { taskTerms } from '../../../../server/node/workers/taskTerms';
import { TookTooMuch, type WorkerTask } from '../../../../server/services/workers/workers';

vi.stubEnv('TOKEN_SECRET', 'not for workers');
vi.stubEnv('NODE_OPTIONS', '--max-old-space-size=3000');

const busy =
  'Não foi possível atender o pedido, porque há demasiados em curso. Tente novamente dentro de alguns segundos.';
/** Longer than anything takes on the slowest machine, and a deadline for what never ends. */
const [long, short] = [600_000, 300];
const folder = mkdtempSync(join(tmpdir(), 'tsi-workers-'));
const ended: [WorkerTask, TaskEnd][] = [];
const open = (program: string) =>
  createWorkPool({
    program: join(folder, program),
    fileProcesses: 2,
    maxWaiting: 1,
    terms: {
      ...taskTerms,
      hashPassword: { lane: 'passwords', deadline: short },
      verifyPassword: { lane: 'passwords', deadline: long },
      inspectPdf: { lane: 'files', deadline: long },
      readMaintenanceFile: { lane: 'files', deadline: short },
    },
    onWorkerEnded: (...end) => ended.push(end),
  });
let pool: WorkPool;
beforeAll(async () => {
  const program = fileURLToPath(new URL('slowProgram.ts', import.meta.url));
  await build({ configFile: false, logLevel: 'silent', build: { ssr: program, outDir: folder } });
  // The server's own flags are not for its workers.
  process.execArgv.push('--max-old-space-size=3000');
  pool = open('slowProgram.js');
});
afterAll(async () => {
  process.execArgv.pop();
  await pool.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  ended.length = 0;
});

/** Runs a task whose password tells the test's worker program how to behave. */
const hash = (password: string) => pool.run('hashPassword', { password });
const verify = (password: string) => pool.run('verifyPassword', { password, hash: null });
/** Judges a file whose content tells the test's worker program how to behave. */
const judge = (content: string, by = pool): Promise<unknown> =>
  by.run('inspectPdf', { content: new TextEncoder().encode(content) });
const judgeBriefly = (content: string): Promise<unknown> =>
  pool.run('readMaintenanceFile', { content: new TextEncoder().encode(content) });
const failureOf = (task: Promise<unknown>) => task.catch((reason: unknown) => reason);
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('a thread of the work pool', () => {
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

  it('returns nothing as nothing', async () => {
    expect(await verify('nothing')).toBeNull();
  });
});

describe('a process that judges a file', () => {
  it.each<[string, string, TaskEnd, typeof judge]>([
    ['never ends', 'endless', 'deadline', judgeBriefly],
    ['takes all memory', 'greedy', 'memory', judge],
    ['is aborted', 'aborts', 'memory', judge],
    ['is killed by the system', 'isKilled', 'memory', judge],
    ['ends by itself', 'exits', 'crash', judge],
    ['says what no worker says', 'babbles', 'crash', judge],
  ])(
    'that %s refuses that file alone: those beside and behind it are judged',
    async (_how, way, end, run) => {
      const beside = judge('slow');
      const failure = failureOf(run(way));
      const behind = judge('who');
      expect(await beside).toBe('done');
      expect(await failure).toBeInstanceOf(TookTooMuch);
      expect(await behind).toEqual(expect.any(Number));
      expect(ended).toEqual([[expect.any(String), end]]);
      expect(await judge('who')).not.toBe(process.pid);
    },
  );

  it('that died while it had nothing to do is replaced before anybody notices', async () => {
    for (let count = 0; count < 2; count += 1) {
      const idle = await Promise.all([judge('who'), judge('who')]);
      for (const pid of new Set(idle)) process.kill(Number(pid), 'SIGKILL');
      const next = await judge('who');
      expect(next).toEqual(expect.any(Number));
      expect(idle).not.toContain(next);
    }
    expect(await judge('exitsLater')).toBe('done');
    expect(await judge('who')).toEqual(expect.any(Number));
    expect(ended).toEqual([]);
  });

  it('reports a bug as an error, and goes on', async () => {
    await expect(judge('broken')).rejects.toThrow('a bug');
    await expect(judge('brokenOddly')).rejects.toThrow('null');
    expect(await judge('secrets')).toBe('none');
    expect(ended).toEqual([]);
  });

  it('takes and returns bytes, and nothing', async () => {
    expect(await judge('x'.repeat(5_000_000))).toBe(5_000_000);
    expect(await judge('nothing')).toBeNull();
  });

  it('has its own limit of memory, not that of the server', async () => {
    expect(await judge('heap')).toBeLessThan(500_000_000);
  });

  it('says nothing in the name of the server', async () => {
    expect(await judge('prints')).toBe('done');
  });

  it('goes on when a signal is sent to the whole group: the server says when it ends', async () => {
    expect(await judge('isTold')).toBe('done');
    expect(ended).toEqual([]);
  });

  it('is replaced once it has grown', async () => {
    const one = open('slowProgram.js');
    const before = Number(await judge('who', one));
    await judge('grows', one);
    expect(await judge('who', one)).not.toBe(before);
    await vi.waitFor(() => expect(isAlive(before)).toBe(false), long);
    expect(ended).toEqual([]);
    await one.close();
  });
});

describe('a worker that cannot be started', () => {
  it.each([
    ['because there is no program', 'none.js', ''],
    ['because its program ends at once', 'ends.js', 'process.exit(1);'],
    ['because its program is broken', 'broken.js', 'throw new Error();'],
  ])('%s is told as many tasks, not as a fault of the file', async (_why, program, text) => {
    if (text) writeFileSync(join(folder, program), text);
    const other = open(program);
    const failure = await failureOf(judge('who', other));
    expect(failure).not.toBeInstanceOf(TookTooMuch);
    expect(failure).toMatchObject({ reason: 'unavailable', message: busy, retryAfterSeconds: 5 });
    expect(ended).toEqual([['inspectPdf', 'start']]);
    await other.close();
  });
});

it('a process that died while it had nothing to do is replaced before the next task', async () => {
  const starts = join(folder, 'starts');
  const program = `import { appendFileSync } from 'node:fs';
    if (process.send) appendFileSync(${JSON.stringify(starts)}, '.');
    process.send?.({ kind: 'ready' });`;
  writeFileSync(join(folder, 'brief.js'), `${program} process.disconnect?.();`);
  const other = open('brief.js');
  await vi.waitFor(() => expect(readFileSync(starts, 'utf8').length).toBeGreaterThan(1), long);
  await other.close();
});

it('a pool that was closed has no workers any more, and refuses tasks', async () => {
  const other = open('slowProgram.js');
  const pid = Number(await judge('who', other));
  await other.close();
  expect(isAlive(pid)).toBe(false);
  expect(await failureOf(judge('who', other))).toMatchObject({ message: busy });
});

it('a task beyond the queue is refused with a retry; the waiting ones are done', async () => {
  const endless = failureOf(hash('endless'));
  const waiting = verify('who');
  const refused = await failureOf(verify('who'));
  expect(refused).toBeInstanceOf(Refusal);
  expect(refused).toMatchObject({ reason: 'unavailable', message: busy, retryAfterSeconds: 5 });
  expect(await endless).toBeInstanceOf(TookTooMuch);
  expect(await waiting).toEqual(expect.any(Number));
});
