import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../../../server/db/database';
import { jobs } from '../../../../server/db/schema/jobs';
import type { WorkContext } from '../../../../server/services/context/workContext';
import type { ClaimedJob } from '../../../../server/services/queue/claimJob';
import type { JobKind, JobPayload } from '../../../../server/services/queue/jobKinds';
import { finishJob } from '../../../../server/services/queue/settleJob';
import { kinds } from '../declared/jobKinds';
import { eraseMentions } from './eraseMentions';
import { withoutOthers } from './eraseTraces';

/** Removes at once whatever waits to be removed so, for whoever erases without a server at work. */
export const eraseWaitingMentions = async (db: Database): Promise<void> => {
  for (;;) {
    const waiting = await waitingMentions(db);
    if (waiting.length === 0) return;
    await eraseMentions(db, await withoutOthers(db, personsOf(waiting)));
    await db.delete(jobs).where(
      inArray(
        jobs.id,
        waiting.map(({ id }) => id),
      ),
    );
  }
};

/** So many steps of a removal are served at once. */
const jobsAtOnce = 500;

/**
 * Removes what mentions the persons of requests that were erased, of this job and of all others like it that wait. Doing so
 * again does no harm, so whoever is interrupted begins anew.
 */
export const eraseQueuedMentions = async (
  { db }: WorkContext,
  job: ClaimedJob,
  { persons }: JobPayload<'eraseMentions'>,
): Promise<void> => {
  const others = (await waitingMentions(db)).filter(({ id }) => id !== job.id);
  await eraseMentions(db, await withoutOthers(db, [...persons, ...personsOf(others)]));
  await db.transaction(async (tx) => {
    const done = others.map(({ id }) => id);
    if (done.length > 0) await tx.delete(jobs).where(inArray(jobs.id, done));
    await finishJob(tx, job);
  });
};

const waitingMentions = (db: Database) =>
  db
    .select({ id: jobs.id, payload: jobs.payload })
    .from(jobs)
    .where(
      and(
        eq(jobs.kind, 'eraseMentions' satisfies JobKind),
        isNull(jobs.failedOn),
        or(isNull(jobs.leasedUntil), lt(jobs.leasedUntil, sql`now()`)),
      ),
    )
    .orderBy(jobs.id)
    .limit(jobsAtOnce);

const personsOf = (waiting: readonly { readonly payload: unknown }[]) =>
  waiting.flatMap(({ payload }) => kinds.eraseMentions.payload.parse(payload).persons);
