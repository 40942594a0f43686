import { erasures } from '../../../../server/db/schema/erasures';
import type { ServiceContext } from '../../../../server/services/context/serviceContext';
import { enqueueJob } from '../../../../server/services/queue/enqueueJob';

/** An erasure as the caller knows it. */
export type NewErasure = Pick<typeof erasures.$inferInsert, 'cause' | 'applicationIds'> &
  Partial<
    Pick<
      typeof erasures.$inferInsert,
      'entry' | 'erasedOn' | 'userId' | 'confirmedById' | 'person' | 'reason' | 'studentOfIds'
    >
  >;

/** Records an erasure in the transaction that does it, and queues its entry in the list that is kept apart. */
export const recordErasure = async (context: ServiceContext, erasure: NewErasure): Promise<void> => {
  await context.db
    .insert(erasures)
    .values({ entry: crypto.randomUUID(), erasedOn: context.now(), ...erasure });
  await enqueueJob(context, 'finishErasures', {
    applicationIds: [...(erasure.applicationIds ?? []), ...(erasure.studentOfIds ?? [])],
  });
};
