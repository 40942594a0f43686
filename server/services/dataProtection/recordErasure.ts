import type { Database } from '../../db/database';
import { erasures } from '../../db/schema/erasures';
import { enqueueJob } from '../queue/enqueueJob';

/** An erasure as the caller knows it. */
export type NewErasure = Pick<typeof erasures.$inferInsert, 'cause' | 'applicationIds'> &
  Partial<
    Pick<
      typeof erasures.$inferInsert,
      'entry' | 'erasedOn' | 'userId' | 'confirmedById' | 'person' | 'reason' | 'studentOfIds'
    >
  >;

/** Records an erasure in the transaction that does it, and queues its entry in the list that is kept apart. */
export const recordErasure = async (tx: Database, erasure: NewErasure): Promise<void> => {
  const now = () => new Date();
  await tx.insert(erasures).values({ entry: crypto.randomUUID(), erasedOn: now(), ...erasure });
  await enqueueJob({ db: tx, now, remoteAddress: null }, 'finishErasures', {
    applicationIds: [...(erasure.applicationIds ?? []), ...(erasure.studentOfIds ?? [])],
  });
};
