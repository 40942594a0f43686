import pg from 'pg';
import { errorCode } from '../db/isDatabaseUnavailable';
import { failureReason } from '../lib/failureReason';
import type { Log } from '../lib/log';
import type { DatabaseLimits } from './settings/databaseSettings';

/** How much longer we wait than PostgreSQL does, so that a statement we gave up on never runs to completion later. */
const slackMilliseconds = 2_000;
/** How long an idle connection is kept, with its cached plans. */
const idleMilliseconds = 300_000;
/** How long a connection is silent before a keep-alive probe is sent. */
const keepAliveMilliseconds = 10_000;

/** The connections to one PostgreSQL, in pools that never wait for each other. */
export interface Pools {
  /** For calls. Transactions may wait for each other's locks, so single statements have a pool of their own. */
  readonly calls: pg.Pool;
  /** For exports and background work. */
  readonly long: pg.Pool;
  /** All pools. */
  readonly each: readonly pg.Pool[];
  /** Whether a statement has failed on a full disk since `forgetFullDisk`. */
  readonly metFullDisk: () => boolean;
  forgetFullDisk(): void;
  end(): Promise<void>;
}

const isOurTimeOut = (failure: unknown) =>
  failure instanceof Error && failure.message === 'Query read timeout';
const isReadOnly = (failure: unknown) => errorCode(failure) === '25006';
/** A table changed under a connection's cached plan, or a pooler in between switched to another connection. */
const hasLostPlans = (failure: unknown) => ['0A000', '26000', '42P05'].includes(errorCode(failure) ?? '');

/**
 * Recognizes a statement with values, as drizzle passes it to pg; begin and commit have none and need no planning.
 */
const isPlanned = (statement: unknown, values: unknown): statement is { text: string } =>
  typeof statement === 'object' &&
  statement !== null &&
  typeof Reflect.get(statement, 'text') === 'string' &&
  Array.isArray(values) &&
  values.length > 0;

/** Hears of each statement: its text, which holds no values, and the promise of its answer. */
export type StatementObserver = (text: string, answer: Promise<unknown>) => void;

/** Returns the text of a statement as pg is given it. */
export const textOf = (statement: unknown): string =>
  String(typeof statement === 'string' ? statement : Reflect.get(Object(statement), 'text'));

const nameOf = (failure: Error) => ({
  name: failure.name,
  code: errorCode(failure),
  reason: failureReason(failure),
});

/**
 * Opens the pools. A connection that fails, does not answer, or whose database became read-only is closed, whether or
 * not it is in use, and replaced when one is needed.
 */
export const createPools = (
  connectionString: string,
  limits: DatabaseLimits,
  log: Log,
  onStatement: StatementObserver = () => {},
): Pools => {
  let hasFullDisk = false;
  const heed = (statement: unknown, answer: unknown, whenFailed: (failure: unknown) => void = () => {}) => {
    if (!(answer instanceof Promise)) return answer;
    onStatement(textOf(statement), answer);
    answer.catch((failure: unknown) => {
      if (errorCode(failure) === '53100') hasFullDisk = true;
      whenFailed(failure);
    });
    return answer;
  };

  const named = limits.keepsPlans ? createStatementNames() : <T>(statement: T) => statement;

  const watch = (client: pg.PoolClient) => {
    // Without a listener, an error on a connection in use would end the process.
    client.on('error', (error) => log.warn('a database connection was lost', nameOf(error)));
    client.query = new Proxy(client.query, {
      apply: (query, self, [statement, values, ...others]) => {
        const args = [isPlanned(statement, values) ? named(statement) : statement, values, ...others];
        return heed(statement, Reflect.apply(query, self, args), (failure) => {
          // Closed so that no later call waits behind a hanging statement or reaches a former primary.
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
      // Compiling takes longer than our statements do; poolers would refuse a startup parameter.
      onConnect: async (client) => {
        await client.query('set jit = off');
      },
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveMilliseconds,
    });
    pool.on('connect', watch);
    // The same for idle connections; `watch` logs the error.
    pool.on('error', () => {});
    pool.query = new Proxy(pool.query, {
      apply: (query, self, args) => heed(args[0], Reflect.apply(query, self, args)),
    });
    return pool;
  };

  const share = Math.floor(limits.poolSize / 3);
  const statements = open(share, limits.statement);
  const transactions = open(share, limits.statement);
  const long = open(limits.poolSize - 2 * share, limits.longStatement);
  const each = [statements, transactions, long];
  // Drizzle takes a connection from its pool for a transaction but calls pool.query for a single statement.
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

/** The parts of a statement that matter here. */
interface Statement {
  readonly text: string;
  readonly name?: string | undefined;
}

/** More statements than the server's calls have; each connection keeps the plans of those it was sent. */
const maxNames = 150;
/** How often a text is sent before it gets a name; a rarer one may never come again. */
const timesBefore = 3;
/** How many texts without a name are remembered. */
const maxRemembered = 2_000;

/**
 * Names statements that are sent repeatedly, so that PostgreSQL parses and plans each only once per connection:
 * planning the query for a page of a list costs more than running it. Values are never part of a text.
 */
export const createStatementNames = (): (<T extends Statement>(statement: T) => T) => {
  const names = new Map<string, string>();
  const times = new Map<string, number>();

  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= maxNames) return known;
    const sent = (times.get(text) ?? 0) + 1;
    if (sent <= timesBefore) {
      if (times.size >= maxRemembered) times.clear();
      times.set(text, sent);
      return undefined;
    }
    times.delete(text);
    const name = `tsi_${names.size}`;
    names.set(text, name);
    return name;
  };

  return (statement) => {
    if (statement.name) return statement;
    const name = nameOf(statement.text);
    return name === undefined ? statement : { ...statement, name };
  };
};
