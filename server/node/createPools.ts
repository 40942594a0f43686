import pg from 'pg';
import { errorCode } from '../db/isDatabaseUnavailable';
import type { Log } from '../parts/log';
import { createStatementNames } from './nameStatements';
import type { DatabaseLimits } from './settings/databaseSettings';

/** How much longer than PostgreSQL this side waits: what it gave up is then never done later. */
const slackMilliseconds = 2_000;
/** How long a connection that nobody uses is kept, with the plans that it has. */
const idleMilliseconds = 300_000;
/** How long a connection is silent before it is asked whether anybody is there. */
const keepAliveMilliseconds = 10_000;

/** The connections to one PostgreSQL, in sets that never wait for each other. */
export interface Pools {
  /** For calls: their transactions, which may wait for each other's locks, and apart from them their single statements. */
  readonly calls: pg.Pool;
  /** For exports and for work in the background. */
  readonly long: pg.Pool;
  /** All sets. */
  readonly each: readonly pg.Pool[];
  /** Whether a statement met a full disk since `forgetFullDisk`. */
  readonly metFullDisk: () => boolean;
  forgetFullDisk(): void;
  end(): Promise<void>;
}

const isOurTimeOut = (failure: unknown) =>
  failure instanceof Error && failure.message === 'Query read timeout';
const isReadOnly = (failure: unknown) => errorCode(failure) === '25006';
/** A table was changed under a plan that a connection keeps, or a pooler between gave it another connection. */
const hasLostPlans = (failure: unknown) => ['0A000', '26000', '42P05'].includes(errorCode(failure) ?? '');

/** A statement with values, as drizzle gives it to pg; begin and commit have none, and cost nothing to plan. */
const isPlanned = (statement: unknown, values: unknown): statement is { text: string } =>
  typeof statement === 'object' &&
  statement !== null &&
  typeof Reflect.get(statement, 'text') === 'string' &&
  Array.isArray(values) &&
  values.length > 0;

const nameOf = (failure: Error) => ({ name: failure.name, code: errorCode(failure) });

/**
 * Opens the pools. A connection that fails, that does not answer, or whose database turned read-only is ended and
 * replaced by a new one when it is needed, whoever was using it.
 */
export const createPools = (connectionString: string, limits: DatabaseLimits, log: Log): Pools => {
  let hasFullDisk = false;
  const heed = (answer: unknown, whenFailed: (failure: unknown) => void = () => {}) => {
    if (answer instanceof Promise)
      answer.catch((failure: unknown) => {
        if (errorCode(failure) === '53100') hasFullDisk = true;
        whenFailed(failure);
      });
    return answer;
  };

  const named = limits.keepsPlans ? createStatementNames() : <T>(statement: T) => statement;

  const watch = (client: pg.PoolClient) => {
    // Without a listener the error of a connection that is in use would end the process.
    client.on('error', (error) => log.warn('a database connection was lost', nameOf(error)));
    client.query = new Proxy(client.query, {
      apply: (query, self, [statement, values, ...others]) => {
        const args = [isPlanned(statement, values) ? named(statement) : statement, values, ...others];
        return heed(Reflect.apply(query, self, args), (failure) => {
          // Nobody may be given it who would wait behind a statement that hangs, or meet a former primary.
          const isWorn = isOurTimeOut(failure) || isReadOnly(failure) || hasLostPlans(failure);
          if (isWorn && client instanceof pg.Client) void client.end();
        });
      },
    });
  };

  const open = (max: number, statement: number) => {
    const pool = new pg.Pool({
      connectionString,
      max,
      application_name: 'tsi',
      connectionTimeoutMillis: limits.connect,
      idleTimeoutMillis: idleMilliseconds,
      lock_timeout: limits.lock,
      statement_timeout: statement,
      query_timeout: statement + slackMilliseconds,
      idle_in_transaction_session_timeout: limits.idle,
      // Its compiler takes longer than our statements do; a startup parameter would be refused by poolers.
      onConnect: async (client) => {
        await client.query('set jit = off');
      },
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveMilliseconds,
    });
    pool.on('connect', watch);
    // The same for a connection that nobody uses; `watch` has it logged.
    pool.on('error', () => {});
    pool.query = new Proxy(pool.query, {
      apply: (query, self, args) => heed(Reflect.apply(query, self, args)),
    });
    return pool;
  };

  const share = Math.floor(limits.poolSize / 3);
  const statements = open(share, limits.statement);
  const transactions = open(share, limits.statement);
  const long = open(limits.poolSize - 2 * share, limits.longStatement);
  const each = [statements, transactions, long];
  // Drizzle asks a pool for a connection for a transaction, and has it run whatever stands alone.
  transactions.query = new Proxy(statements.query, {
    apply: (query, _self, args) => Reflect.apply(query, statements, args),
  });
  return {
    calls: transactions,
    long,
    each,
    metFullDisk: () => hasFullDisk,
    forgetFullDisk: () => {
      hasFullDisk = false;
    },
    end: async () => {
      await Promise.all(each.map((pool) => pool.end()));
    },
  };
};
