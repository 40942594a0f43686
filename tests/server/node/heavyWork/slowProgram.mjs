import { isMainThread, threadId } from 'node:worker_threads';
import workerpool from 'workerpool';

/**
 * A worker program for tests: a text in the input selects its behaviour.
 * @type {Record<string, () => unknown>}
 */
const ways = {
  endless: () => {
    for (;;);
  },
  greedy: () => {
    const kept = [];
    for (;;) kept.push(new Array(100_000).fill(Math.random()));
  },
  broken: () => {
    throw new TypeError('a bug');
  },
  aborts: () => process.abort(),
  exits: () => process.exit(0),
  isKilled: () => {
    process.kill(process.pid, 'SIGKILL');
    for (;;);
  },
  slow: () => new Promise((resolve) => setTimeout(() => resolve('done'), 300)),
  who: () => (isMainThread ? process.pid : threadId),
  secrets: () => process.env.TOKEN_SECRET ?? 'none',
};

workerpool.worker({
  hashPassword: (/** @type {{ password: string }} */ { password }) => ways[password]?.(),
  verifyPassword: (/** @type {{ password: string }} */ { password }) => ways[password]?.(),
  inspectPdf: (/** @type {{ content: Uint8Array }} */ { content }) => {
    const way = ways[new TextDecoder().decode(content)];
    return way ? way() : content.length;
  },
});
