import { z } from 'zod';

const seconds = (most: number, byDefault: number) =>
  z.coerce.number().int().min(1).max(most).default(byDefault);

/** The variables that say how to treat a PostgreSQL (docs/operate.md, "When the database fails"). */
export const databaseVariables = {
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(3).max(300).default(24),
  DATABASE_CONNECT_SECONDS: seconds(60, 4),
  DATABASE_LOCK_SECONDS: seconds(60, 4),
  DATABASE_STATEMENT_SECONDS: seconds(60, 8),
  DATABASE_LONG_STATEMENT_SECONDS: seconds(80, 60),
  DATABASE_IDLE_SECONDS: seconds(300, 30),
  DATABASE_KEEPS_PLANS: z
    .enum(['0', '1'])
    .default('1')
    .transform((value) => value === '1'),
};

/** How long a server waits for its PostgreSQL, in milliseconds, and how many connections it holds at most. */
export interface DatabaseLimits {
  readonly poolSize: number;
  /** To be given a connection: a free one, or a new one. */
  readonly connect: number;
  /** How long to wait for a lock. */
  readonly lock: number;
  /** For one statement of a call. */
  readonly statement: number;
  /** For one statement of an export or of work in the background. */
  readonly longStatement: number;
  /** For the next statement of a transaction; then PostgreSQL rolls it back. */
  readonly idle: number;
  /** Whether statements that are sent again and again are planned once for each connection. */
  readonly keepsPlans: boolean;
}

/** The limits that the environment sets. */
export const databaseLimits = (env: z.infer<z.ZodObject<typeof databaseVariables>>): DatabaseLimits => ({
  poolSize: env.DATABASE_POOL_SIZE,
  connect: env.DATABASE_CONNECT_SECONDS * 1000,
  lock: env.DATABASE_LOCK_SECONDS * 1000,
  statement: env.DATABASE_STATEMENT_SECONDS * 1000,
  longStatement: env.DATABASE_LONG_STATEMENT_SECONDS * 1000,
  idle: env.DATABASE_IDLE_SECONDS * 1000,
  keepsPlans: env.DATABASE_KEEPS_PLANS,
});
