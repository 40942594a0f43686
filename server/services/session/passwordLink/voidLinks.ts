import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { jobs } from '../../../db/schema/jobs';
import { passwordLinks } from '../../../db/schema/passwordLinks';
import type { ServiceContext } from '../../context/serviceContext';
import type { JobKind } from '../../queue/jobKinds';

/**
 * Makes every link for choosing a password void, those still to be sent too, in the caller's transaction, which must
 * have locked these users.
 */
export const voidLinksOf = async ({ db }: ServiceContext, userIds: readonly number[]): Promise<void> => {
  await db.delete(passwordLinks).where(inArray(passwordLinks.userId, [...userIds]));
  await db
    .delete(jobs)
    .where(
      and(
        eq(jobs.queue, 'mail'),
        eq(jobs.kind, 'sendPasswordLink' satisfies JobKind),
        isNull(jobs.failedOn),
        inArray(sql`${jobs.payload} ->> 'userId'`, userIds.map(String)),
      ),
    );
};
