import { lt } from 'drizzle-orm';
import type { Database } from '../../../../server/db/database';
import { apiCalls } from '../../../../server/db/schema/apiCalls';
import type { ServiceContext } from '../../../../server/services/context/serviceContext';

type ClientCall = typeof apiCalls.$inferInsert;

/** More than are ever waiting while the database answers; beyond it, calls are not kept. */
const maxWaiting = 2_000;

/**
 * Returns what keeps the calls of clients, after they were answered and without anybody waiting for it: those that end
 * while others are being written are written together. What can't be written is lost, and `onLost` is told how many.
 */
export const createCallKeeper = (
  db: Database,
  onLost: (failure: unknown, calls: number) => void,
): ((call: ClientCall) => void) => {
  let waiting: ClientCall[] = [];
  let isWriting = false;
  const write = async () => {
    isWriting = true;
    while (waiting.length > 0) {
      const calls = waiting;
      waiting = [];
      await db
        .insert(apiCalls)
        .values(calls)
        .catch((failure: unknown) => onLost(failure, calls.length));
    }
    isWriting = false;
  };
  return (call) => {
    if (waiting.length < maxWaiting) waiting.push(call);
    if (!isWriting) void write();
  };
};

const keptDays = 7;

/** Removes the calls of more than seven days ago; for the regular clean-up. */
export const removeOldClientCalls = async ({
  db,
  now,
}: Pick<ServiceContext, 'db' | 'now'>): Promise<void> => {
  await db
    .delete(apiCalls)
    .where(lt(apiCalls.calledOn, new Date(now().getTime() - keptDays * 24 * 3_600_000)));
};
