import { eq, type SQL, sql } from 'drizzle-orm';
import { applicationStatus } from '../../../../contract/rules/applicationStatuses';
import { startOfLisbonDay } from '../../../../contract/rules/lisbonDay';
import type { Database } from '../../../../server/db/database';
import { renewalRuns } from '../../../../server/db/schema/renewals';
import { noonOf } from '../../../../server/services/mail/remindOfDeadlines';

/** A renewal as it is stored. */
export type RenewalRun = typeof renewalRuns.$inferSelect;

/** Returns the renewal that is under way, if it is not paused. */
export const findRunning = async (db: Database): Promise<RenewalRun | undefined> => {
  const [run] = await db.select().from(renewalRuns).where(eq(renewalRuns.state, 'running'));
  return run;
};

/** Returns whether a renewal goes on, and sees to it that nobody stops it before the caller's transaction ends. */
export const staysRunning = async (tx: Database, runId: number): Promise<boolean> => {
  const [run] = await tx
    .select({ state: renewalRuns.state })
    .from(renewalRuns)
    .where(eq(renewalRuns.id, runId))
    .for('share');
  return run?.state === 'running';
};

/** Matches the active tariffs that a renewal is about, as rows of `applications` called `a`. */
export const inScope = ({ providerId, district, startedBefore }: RenewalRun): SQL =>
  sql.join(
    [
      sql.raw(`a.kind = 'request' and a.status_id = ${applicationStatus.active} and a.erased_on is null`),
      ...(providerId === null ? [] : [sql`a.provider_id = ${providerId}::int`]),
      ...(district === null ? [] : [sql`a.district = ${district}::text`]),
      ...(startedBefore === null
        ? []
        : [
            sql`a.activation_start_date < ${startOfLisbonDay(noonOf(startedBefore)).toISOString()}::timestamptz`,
          ]),
    ],
    sql` and `,
  );

/** Returns a moment as the database takes it. */
export const at = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`;
