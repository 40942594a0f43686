import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { attemptCounters } from '../../db/schema/attemptCounters';

const { name: nameColumn, attempts } = attemptCounters;

/** Lets a counter begin anew. */
export const forgetAttempts = async (db: Database, name: string): Promise<void> => {
  await db.delete(attemptCounters).where(eq(nameColumn, name));
};

/** Takes one attempt off a counter. */
export const uncountAttempt = async (db: Database, name: string): Promise<void> => {
  await db
    .update(attemptCounters)
    .set({ attempts: sql`${attempts} - 1` })
    .where(and(eq(nameColumn, name), gt(attempts, 0)));
};
