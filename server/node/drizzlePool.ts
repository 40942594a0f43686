import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database } from '../db/database';
import { textOf } from './createPools';

/**
 * Opens drizzle on a pool that has no connection yet. Drizzle gives a connection back only after a transaction that could
 * begin; one on which none could is given back here, or the pool would wait for it for ever.
 */
export const drizzlePool = (pool: pg.Pool): Database => {
  pool.on('connect', giveBackUnbegun);
  return drizzle(pool, { casing: 'snake_case' });
};

const giveBackUnbegun = (client: pg.PoolClient): void => {
  client.query = new Proxy(client.query, {
    apply: (query, self, args) => {
      const answer: unknown = Reflect.apply(query, self, args);
      if (answer instanceof Promise && /^begin\b/.test(textOf(args[0])))
        answer.catch(() => client.release(true));
      return answer;
    },
  });
};
