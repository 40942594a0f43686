import type { Context } from 'hono';
import { isSchemaCurrent } from '../db/isSchemaCurrent';
import type { AppParts } from './appParts';

/** Longer than any answer of a database that works. */
const patience = 2_000;

type Obstacle = 'ending' | 'database' | 'schema';

const checkDatabase = async ({ db }: AppParts): Promise<Obstacle | undefined> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<Obstacle>((resolve) => {
    timer = setTimeout(() => resolve('database'), patience);
  });
  const checked = isSchemaCurrent(db).then(
    (isCurrent): Obstacle | undefined => (isCurrent ? undefined : 'schema'),
    (): Obstacle => 'database',
  );
  return Promise.race([checked, tooLate]).finally(() => clearTimeout(timer));
};

/** /readyz: whether a balancer may send requests here. One check serves all who ask at a time. */
export const answerReadiness = (parts: AppParts) => {
  let running: Promise<Obstacle | undefined> | undefined;
  return async (c: Context): Promise<Response> => {
    running ??= checkDatabase(parts).finally(() => {
      running = undefined;
    });
    const obstacle = parts.isEnding?.() ? 'ending' : await running;
    const headers = { 'cache-control': 'no-store' };
    return obstacle ? c.json({ status: obstacle }, 503, headers) : c.json({ status: 'ready' }, 200, headers);
  };
};
