import { desc, eq } from 'drizzle-orm';
import { getApplicationHistory } from '../../../../contract/calls/applicationHistory';
import type { Database } from '../../../db/database';
import { applicationHistory, reasons } from '../../../db/schema/applicationHistory';
import { auditView } from '../../audit/writeAuditEvent';
import { requireAccess } from '../../context/requireAccess';
import type { SignedInContext } from '../../context/serviceContext';
import { requireApplication } from '../visibility/requireApplication';

/** A row of the history table. */
export type HistoryRow = typeof applicationHistory.$inferSelect;
/** The text of a reason, by its kind and id. */
export type ReasonText = (
  kind: (typeof reasons.$inferSelect)['kind'],
  id: number | null,
) => string | undefined;

/**
 * Returns the statuses that an application had, newest first, with the texts of their reasons (spec 7).
 * @throws {Refusal} `notFound` if the actor may not see the application or there is none
 */
export const getHistory = async (
  context: SignedInContext,
  { applicationId }: { applicationId: number },
): Promise<{ rows: HistoryRow[]; reasonText: ReasonText }> => {
  requireAccess(context, getApplicationHistory);
  await requireApplication(context, applicationId);
  await auditView(context, applicationId, 'history');
  const rows = await context.db
    .select()
    .from(applicationHistory)
    .where(eq(applicationHistory.applicationId, applicationId))
    .orderBy(desc(applicationHistory.createdOn), desc(applicationHistory.id));
  return { rows, reasonText: await readReasons(context.db) };
};

/** Reads the texts of all reasons. */
export const readReasons = async (db: Database): Promise<ReasonText> => {
  const texts = await db.select().from(reasons);
  return (kind, id) => texts.find((reason) => reason.kind === kind && reason.id === id)?.description;
};
