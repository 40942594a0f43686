import { threadId } from 'node:worker_threads';

/**
 * A worker program for tests: the password selects its behaviour.
 * @type {Record<string, () => string>}
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
  who: () => `${threadId}`,
  secrets: () => process.env.TOKEN_SECRET ?? 'none',
};

/** @param {{ input: { password: string } }} task */
export const doTask = async ({ input }) => ways[input.password]?.();
