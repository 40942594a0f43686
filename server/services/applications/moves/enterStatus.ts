import { eq, sql } from 'drizzle-orm';
import { isMove, startsFrom } from '../../../../contract/rules/applicationMoves';
import { applicationStatus } from '../../../../contract/rules/applicationStatuses';
import { decisionResults } from '../../../../contract/rules/decisionSearch';
import { applicationHistory } from '../../../db/schema/applicationHistory';
import { applications } from '../../../db/schema/applications';
import { writeAuditEvent } from '../../audit/writeAuditEvent';
import type { Actor, ServiceContext } from '../../context/serviceContext';
import { mayChangeRequest, statusEntered } from '../../hooks/hooks';
import type { StoredApplication } from '../visibility/requireApplication';

/** A status to enter, and what comes with it. */
export interface NewStatus {
  readonly statusId: number;
  readonly values?: Pick<
    Partial<StoredApplication>,
    'eligibilityNotificationSentDate' | 'activationStartDate'
  >;
  readonly history?: Omit<
    Partial<typeof applicationHistory.$inferInsert>,
    'id' | 'applicationId' | 'statusId' | 'createdOn' | 'updatedOn' | 'authorId' | 'confirmedById'
  >;
}

const decided: readonly number[] = decisionResults.map((result) => applicationStatus[result]);

/**
 * Moves a locked application to a status: its row, its history, the audit trail and what modules do then, within the
 * caller's transaction.
 * @throws {Refusal} `badRequest` if a module holds it
 * @throws {Error} if no move leads there
 */
export const enterStatus = async (
  context: ServiceContext & { actor?: Actor },
  application: Pick<StoredApplication, 'id' | 'kind' | 'statusId'>,
  { statusId, values, history }: NewStatus,
): Promise<void> => {
  if (!isMove(application.kind, application.statusId, statusId)) {
    throw new Error(`No move leads a ${application.kind} from status ${application.statusId} to ${statusId}`);
  }
  if (startsFrom('decide', application.statusId) && context.actor?.role === 'Administrator')
    await mayChangeRequest(context, application.id);
  const moment = context.now();
  const { askedById } = context;
  const actorId = context.actor?.userId ?? null;
  const authorId = askedById ?? actorId;
  const decision = sql`decision_key(${moment.toISOString()}::timestamptz, ${statusId}::int, ${authorId !== null}::bool)`;
  await context.db
    .update(applications)
    .set({ ...values, statusId, statusDate: moment, ...(decided.includes(statusId) && { decision }) })
    .where(eq(applications.id, application.id));
  await context.db.insert(applicationHistory).values({
    ...history,
    applicationId: application.id,
    statusId,
    createdOn: moment,
    updatedOn: moment,
    authorId,
    confirmedById: askedById === undefined ? null : actorId,
  });
  await writeAuditEvent(context, {
    action: 'changeStatus',
    subject: 'application',
    subjectId: application.id,
    detail: { from: application.statusId, to: statusId },
  });
  const { id, kind, statusId: from } = application;
  await statusEntered(context, { id, kind, from, statusId });
};
