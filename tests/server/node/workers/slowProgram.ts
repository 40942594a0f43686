import { getHeapStatistics } from 'node:v8';
import { isMainThread, threadId } from 'node:worker_threads';
import { serveTasks } from '../../../../server/node/workers/serveTasks';

const kept: Uint8Array[] = [];

/** A worker program for tests: a text in the input selects its behaviour. */
const ways: Readonly<Record<string, () => unknown>> = {
  endless: () => {
    for (;;);
  },
  greedy: () => {
    const numbers = [];
    for (;;) numbers.push(new Array(100_000).fill(Math.random()));
  },
  broken: () => {
    throw new TypeError('a bug');
  },
  brokenOddly: () => {
    throw null;
  },
  aborts: () => process.abort(),
  exits: () => process.exit(0),
  exitsLater: () => {
    setTimeout(() => process.exit(0));
    return 'done';
  },
  isKilled: () => {
    process.kill(process.pid, 'SIGKILL');
    for (;;);
  },
  isTold: () => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.kill(process.pid, signal);
    return new Promise((resolve) => setTimeout(() => resolve('done'), 300));
  },
  babbles: () => {
    for (const message of [null, 'ready', 7, {}]) process.send?.(message);
    return new Promise(() => {});
  },
  prints: () => {
    console.log('out');
    console.error('error');
    return 'done';
  },
  grows: () => kept.push(new Uint8Array(300_000_000).fill(1)),
  slow: () => new Promise((resolve) => setTimeout(() => resolve('done'), 300)),
  nothing: () => null,
  who: () => (isMainThread ? process.pid : threadId),
  heap: () => getHeapStatistics().heap_size_limit,
  secrets: () => process.env.TOKEN_SECRET ?? 'none',
};

const behave = ({ password }: { password: string }) => ways[password]?.();
const behaveAs = ({ content }: { content: Uint8Array }) => {
  const way = ways[new TextDecoder().decode(content.subarray(0, 20))];
  return way ? way() : content.length;
};

serveTasks({
  hashPassword: behave,
  verifyPassword: behave,
  inspectPdf: behaveAs,
  readMaintenanceFile: behaveAs,
});
