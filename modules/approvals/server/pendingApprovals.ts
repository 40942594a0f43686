import { and, asc, eq, getTableColumns, type SQL } from 'drizzle-orm';
import { approvals } from '../../../server/db/schema/approvals';
import { users } from '../../../server/db/schema/users';
import { isPending } from '../../../server/services/acts/pending';
import type { ServiceContext } from '../../../server/services/context/serviceContext';
import { nameOfUser } from '../../../server/services/users/nameOfUser';

/** What waits, with the name of who asked for it. */
export type PendingApproval = typeof approvals.$inferSelect & { askedBy: string };

/** Returns what waits, oldest first. */
export const selectPending = (context: ServiceContext, condition?: SQL): Promise<PendingApproval[]> =>
  context.db
    .select({ ...getTableColumns(approvals), askedBy: nameOfUser })
    .from(approvals)
    .innerJoin(users, eq(users.id, approvals.askedById))
    .where(and(isPending(context), condition))
    .orderBy(asc(approvals.id));

/** Returns the decision that waits for a request, if one does. */
export const findPendingDecision = async (
  context: ServiceContext,
  applicationId: number,
): Promise<PendingApproval | undefined> =>
  (await selectPending(context, eq(approvals.applicationId, applicationId)))[0];
