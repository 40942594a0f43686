import { and, asc, eq, getTableColumns, type SQL } from 'drizzle-orm';
import { approvals } from '../../db/schema/approvals';
import { users } from '../../db/schema/users';
import { isPending, nameOfUser } from '../applications/desk/proposedDecision';
import type { ServiceContext } from '../context/serviceContext';

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
