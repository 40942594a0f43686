import { and, desc, inArray, notExists, sql } from 'drizzle-orm';
import { jobs } from '../../../server/db/schema/jobs';
import { storedDocuments } from '../../../server/db/schema/storedDocuments';
import type { WorkContext } from '../../../server/services/context/workContext';
import type { ClaimedJob } from '../../../server/services/queue/claimJob';
import { enqueueJob } from '../../../server/services/queue/enqueueJob';
import { putJobOff } from '../../../server/services/queue/settleJob';
import { canBeOpened } from './canBeOpened';
import { scanKey } from './queueScan';
import { isUnscanned } from './scanState';

/** So few that what is handed in meanwhile waits for seconds only. */
const mostAtOnce = 50;
const moreMilliseconds = 1_000;
const restMilliseconds = 60_000;

/**
 * Queues scans of documents that have none, such as those stored before documents were scanned: newest first, in small
 * steps, the next once some of these are done.
 */
export const queueScans = async (context: WorkContext, job: ClaimedJob): Promise<void> => {
  const { now } = context;
  await context.db.transaction(async (db) => {
    const [queued] = await db
      .select({ count: sql<number>`count(*)`.mapWith(Number) })
      .from(db.select({ id: jobs.id }).from(jobs).where(isScan).limit(mostAtOnce).as('queued'));
    const room = mostAtOnce - (queued?.count ?? 0);
    const found =
      room > 0
        ? await db
            .select({ hash: storedDocuments.hash })
            .from(storedDocuments)
            .where(
              and(
                isUnscanned,
                canBeOpened(db),
                notExists(
                  db
                    .select({ one: sql`1` })
                    .from(jobs)
                    .where(sql`${jobs.key} = ${scanKey('')}::text || ${storedDocuments.hash}`),
                ),
              ),
            )
            .orderBy(desc(storedDocuments.storedOn))
            .limit(room)
        : [];
    const hashes = found.map(({ hash }) => hash);
    if (hashes.length > 0)
      await db.update(storedDocuments).set({ scan: 'pending' }).where(inArray(storedDocuments.hash, hashes));
    for (const hash of hashes)
      await enqueueJob({ ...context, db }, 'scanDocument', { hash }, { key: scanKey(hash) });
    const wait = found.length < room ? restMilliseconds : moreMilliseconds;
    await putJobOff<'queueScans'>(db, job, new Date(now().getTime() + wait), {});
  });
};

const isScan = and(sql`${jobs.queue} = 'scan'`, sql`${jobs.kind} = 'scanDocument'`);
