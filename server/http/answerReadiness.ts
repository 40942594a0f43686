import type { Context } from 'hono';
import { isSchemaCurrent } from '../db/applyMigrations';
import { errorCode } from '../db/isDatabaseUnavailable';
import { requireWritable } from '../db/underSchemaLock';
import type { AppParts } from './appParts';

/** Milliseconds to wait; a working database always answers sooner. */
const timeout = 2_000;

type Obstacle = 'ending' | 'database' | 'readOnly' | 'diskFull' | 'schema';

const obstacleOfCode = new Map<string | undefined, Obstacle>([
  ['25006', 'readOnly'],
  ['53100', 'diskFull'],
]);

const findObstacle = async ({ db, requireRoom }: AppParts): Promise<Obstacle | undefined> => {
  try {
    await requireWritable(db);
    await requireRoom?.();
    return (await isSchemaCurrent(db)) ? undefined : 'schema';
  } catch (failure) {
    return obstacleOfCode.get(errorCode(failure)) ?? 'database';
  }
};

const checkDatabase = async (parts: AppParts): Promise<Obstacle | undefined> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<Obstacle>((resolve) => {
    timer = setTimeout(() => resolve('database'), timeout);
  });
  return Promise.race([findObstacle(parts), tooLate]).finally(() => clearTimeout(timer));
};

/** Handles /readyz: whether a load balancer may send requests here. Concurrent requests share one check. */
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
