import { asc, desc, gt } from 'drizzle-orm';
import { auditEvents } from '../../../server/db/schema/auditEvents';
import { auditSeals } from '../../../server/db/schema/auditSeals';
import type { ServiceContext } from '../../../server/services/context/serviceContext';

/** The age of an event, in seconds, at which it should have been sealed: the job runs each minute and may need two runs. */
export const sealedWithinSeconds = 180;

/** How far the audit is sealed, for monitoring. */
export interface SealState {
  /** The number of the last seal, 0 before the first; it only ever grows. */
  readonly last: number;
  /** The age of the first event that is not sealed, 0 if all are. */
  readonly unsealedSeconds: number;
}

/** Reads how far the audit is sealed. */
export const sealState = async ({ db, now }: Pick<ServiceContext, 'db' | 'now'>): Promise<SealState> => {
  const [last] = await db.select().from(auditSeals).orderBy(desc(auditSeals.id)).limit(1);
  const [first] = await db
    .select({ occurredOn: auditEvents.occurredOn })
    .from(auditEvents)
    .where(gt(auditEvents.id, last?.throughId ?? 0))
    .orderBy(asc(auditEvents.id))
    .limit(1);
  const age = first ? (now().getTime() - first.occurredOn.getTime()) / 1000 : 0;
  return { last: last?.id ?? 0, unsealedSeconds: Math.max(0, age) };
};
