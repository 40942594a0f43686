import { eq } from 'drizzle-orm';
import type { Database } from './database';
import { rowLocks } from './schema/rowLocks';

/**
 * Makes transactions that name the same thing run one after the other: whoever comes second waits here until the first
 * has ended, and its next statement sees what that wrote. A transaction that locks several names does so in their order.
 */
export const lockRow = async (tx: Database, name: string): Promise<void> => {
  await tx.insert(rowLocks).values({ name }).onConflictDoNothing();
  await tx.select().from(rowLocks).where(eq(rowLocks.name, name)).for('update');
};
