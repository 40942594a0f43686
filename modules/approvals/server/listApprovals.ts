import { ne } from 'drizzle-orm';
import type { CallAnswer } from '../../../contract/calls/defineCall';
import type { ActContents } from '../../../contract/entities/actContents';
import { approvals, neededApprovals } from '../../../server/db/schema/approvals';
import { auditList, writeAuditEvent } from '../../../server/services/audit/writeAuditEvent';
import { requireAccess } from '../../../server/services/context/requireAccess';
import type { SignedInContext } from '../../../server/services/context/serviceContext';
import {
  getApprovals as getApprovalsCall,
  getApprovalState as getStateCall,
  getWaitingDecision as getWaitingDecisionCall,
} from '../contract/calls';
import { aboutKept, mayConfirm } from './heldActs';
import { findPendingDecision, type PendingApproval, selectPending } from './pendingApprovals';

/** Returns which acts need a second person, and how many wait for the actor. */
export const getApprovalState = async (
  context: SignedInContext,
): Promise<CallAnswer<typeof getStateCall>> => {
  requireAccess(context, getStateCall);
  const { db, actor } = context;
  const needed = await db.select().from(neededApprovals).orderBy(neededApprovals.act);
  const others = await selectPending(context, ne(approvals.askedById, actor.userId));
  const waiting = others.filter((approval) => mayConfirm(actor, approval)).length;
  return { needed: needed.map(({ act }) => act), waiting };
};

/** What waits, with what it would do. */
export interface ListedApproval extends PendingApproval {
  readonly isOwn: boolean;
  readonly about: ActContents;
}

/** Returns what waits of what the actor may do, and what the actor asked for; recorded. */
export const listApprovals = async (context: SignedInContext): Promise<ListedApproval[]> => {
  requireAccess(context, getApprovalsCall);
  const { actor } = context;
  const pending = await selectPending(context);
  const shown = pending.filter(
    (approval) => approval.askedById === actor.userId || mayConfirm(actor, approval),
  );
  await writeAuditEvent(context, {
    action: 'view',
    subject: 'approval',
    detail: { ids: shown.map(({ id }) => id) },
  });
  const ids = shown.flatMap(({ applicationId }) => applicationId ?? []);
  await auditList(context, { subject: 'applications', by: [], ids });
  const listed: ListedApproval[] = [];
  for (const approval of shown)
    listed.push({
      ...approval,
      isOwn: approval.askedById === actor.userId,
      about: await aboutKept(context, approval),
    });
  return listed;
};

/** Returns the decision that waits for a request; null if none does. */
export const getWaitingDecision = async (
  context: SignedInContext,
  { applicationId }: { applicationId: number },
): Promise<PendingApproval | null> => {
  requireAccess(context, getWaitingDecisionCall);
  return (await findPendingDecision(context, applicationId)) ?? null;
};
