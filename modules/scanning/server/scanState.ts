import { and, eq, sql } from 'drizzle-orm';
import { jobs } from '../../../server/db/schema/jobs';
import { storedDocuments } from '../../../server/db/schema/storedDocuments';
import type { ServiceContext } from '../../../server/services/context/serviceContext';

/** Matches documents that no scan has judged; an index has only these. */
export const isUnscanned = sql`(${storedDocuments.scan} is null or ${storedDocuments.scan} = 'pending')`;

/** What waits for a scan. */
export interface ScanState {
  /** Documents whose scan is queued. */
  readonly queued: number;
  /** How long the oldest of those has been waiting. */
  readonly oldestSeconds: number;
  /** Documents that no scan has judged, queued or not; as many as are counted stand for any more. */
  readonly unscanned: number;
}

/** More take long to count, and it is enough to know that there are many. */
const mostCounted = 100_000;

/** Counts what waits for a scan, for monitoring. */
export const scanState = async ({ db, now }: Pick<ServiceContext, 'db' | 'now'>): Promise<ScanState> => {
  const [queue] = await db
    .select({
      queued: sql<number>`count(*)`.mapWith(Number),
      oldestSeconds:
        sql<number>`coalesce(extract(epoch from ${now().toISOString()}::timestamptz - min(${jobs.createdOn})), 0)`.mapWith(
          Number,
        ),
    })
    .from(jobs)
    .where(and(eq(jobs.queue, 'scan'), eq(jobs.kind, 'scanDocument')));
  const counted = db
    .select({ one: sql`1`.as('one') })
    .from(storedDocuments)
    .where(isUnscanned)
    .limit(mostCounted)
    .as('counted');
  const [all] = await db.select({ unscanned: sql<number>`count(*)`.mapWith(Number) }).from(counted);
  return { queued: 0, oldestSeconds: 0, unscanned: 0, ...queue, ...all };
};
