import { z } from 'zod';
import { flag } from './flag';

const seconds = (most: number, byDefault: number) =>
  z.coerce.number().int().min(1).max(most).default(byDefault);

/** The variables for connecting to PostgreSQL (docs/operate.md, "When the database fails"). */
export const databaseVariables = {
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  EMBEDDED_DATABASE: flag,
  DATABASE_POOL_SIZE: z.coerce.number().int().min(3).max(300).default(24),
  DATABASE_CONNECT_SECONDS: seconds(60, 4),
  DATABASE_LOCK_SECONDS: seconds(60, 4),
  DATABASE_STATEMENT_SECONDS: seconds(60, 8),
  DATABASE_LONG_STATEMENT_SECONDS: seconds(80, 60),
  DATABASE_IDLE_SECONDS: seconds(300, 30),
  DATABASE_KEEPS_PLANS: flag.default(true),
};

/** How long the server waits for PostgreSQL, in milliseconds, and how many connections it holds at most. */
export interface DatabaseLimits {
  readonly poolSize: number;
  /** For a connection, free or new. */
  readonly connect: number;
  /** For a lock. */
  readonly lock: number;
  /** For one statement of a call. */
  readonly statement: number;
  /** For one statement of an export or of background work. */
  readonly longStatement: number;
  /** For the next statement of a transaction; after that PostgreSQL rolls it back. */
  readonly idle: number;
  /** Whether statements that are sent repeatedly are planned only once per connection. */
  readonly keepsPlans: boolean;
}

/** Converts the environment's variables to limits. */
export const databaseLimits = (env: z.infer<z.ZodObject<typeof databaseVariables>>): DatabaseLimits => ({
  poolSize: env.DATABASE_POOL_SIZE,
  connect: env.DATABASE_CONNECT_SECONDS * 1000,
  lock: env.DATABASE_LOCK_SECONDS * 1000,
  statement: env.DATABASE_STATEMENT_SECONDS * 1000,
  longStatement: env.DATABASE_LONG_STATEMENT_SECONDS * 1000,
  idle: env.DATABASE_IDLE_SECONDS * 1000,
  keepsPlans: env.DATABASE_KEEPS_PLANS,
});
