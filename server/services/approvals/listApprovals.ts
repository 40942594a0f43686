import { and, eq, inArray, ne } from 'drizzle-orm';
import { satisfies } from '../../../contract/access';
import {
  getApprovals as getApprovalsCall,
  getApprovalState as getStateCall,
  getWaitingDecision as getWaitingDecisionCall,
} from '../../../contract/calls/approval';
import type { CallAnswer } from '../../../contract/calls/defineCall';
import { applications } from '../../db/schema/applications';
import { approvals, neededApprovals } from '../../db/schema/approvals';
import { users } from '../../db/schema/users';
import { countForProcessing } from '../annualMaintenance/followProcessing';
import { ownApplications } from '../applications/visibility/visibleApplications';
import { writeAuditEvent } from '../audit/writeAuditEvent';
import { requireAccess } from '../context/requireAccess';
import type { SignedInContext } from '../context/serviceContext';
import { mayGo } from '../dataProtection/erasePerson';
import { planErasure } from '../dataProtection/planErasure';
import { heldActs } from './heldActs';
import { findPendingDecision, isPending, type PendingApproval, selectPending } from './pendingApprovals';

/** Returns which acts need a second person, and how many wait for the actor. */
export const getApprovalState = async (
  context: SignedInContext,
): Promise<CallAnswer<typeof getStateCall>> => {
  requireAccess(context, getStateCall);
  const { db, actor } = context;
  const needed = await db.select().from(neededApprovals).orderBy(neededApprovals.act);
  const confirmable = Object.values(heldActs).filter(({ rule }) => satisfies(actor, rule));
  const waiting = await db.$count(
    approvals,
    and(
      isPending(context),
      ne(approvals.askedById, actor.userId),
      inArray(
        approvals.act,
        confirmable.map(({ name }) => name),
      ),
    ),
  );
  return { needed: needed.map(({ act }) => act), waiting };
};

/** What waits, with what it would do. */
export interface ListedApproval extends PendingApproval {
  readonly isOwn: boolean;
  readonly about: Omit<
    CallAnswer<typeof getApprovalsCall>[number],
    'id' | 'act' | 'askedBy' | 'isOwn' | 'askedOn' | 'expiresOn' | 'applicationId'
  >;
}

/** Returns what waits of what the actor may do, and what the actor asked for; recorded. */
export const listApprovals = async (context: SignedInContext): Promise<ListedApproval[]> => {
  requireAccess(context, getApprovalsCall);
  const { actor } = context;
  const pending = await selectPending(context);
  const shown = pending.filter(
    ({ act, askedById }) => askedById === actor.userId || satisfies(actor, heldActs[act].rule),
  );
  await writeAuditEvent(context, {
    action: 'view',
    subject: 'approval',
    detail: { ids: shown.map(({ id }) => id) },
  });
  const listed: ListedApproval[] = [];
  for (const approval of shown)
    listed.push({
      ...approval,
      isOwn: approval.askedById === actor.userId,
      about: await aboutOf(context, approval),
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

/** Returns what an act would do; nothing for what the schema of its call no longer knows. */
const aboutOf = async (
  context: SignedInContext,
  { act, payload }: PendingApproval,
): Promise<ListedApproval['about']> => {
  const { nonEligible, processRequests, newOperators, erasePerson, switchOff } = heldActs;
  if (act === 'nonEligible') {
    const { data } = nonEligible.call.input.safeParse(payload);
    const [found] = await context.db
      .select({ recheckApplicationId: applications.recheckApplicationId })
      .from(applications)
      .where(
        and(
          eq(applications.id, data?.applicationId ?? 0),
          eq(applications.kind, 'recheck'),
          ownApplications(context.actor),
        ),
      );
    return { reason: data?.reason ?? null, recheckApplicationId: found?.recheckApplicationId ?? null };
  }
  if (act === 'processRequests') {
    const ids = processRequests.call.input.safeParse(payload).data?.maintenanceRequestIdsToProcess ?? [];
    const mayCount = satisfies(context.actor, processRequests.rule);
    return { requests: ids.length, byProvider: mayCount ? await countForProcessing(context, ids) : null };
  }
  if (act === 'erasePerson') {
    const { data } = erasePerson.call.input.safeParse(payload);
    if (!data) return {};
    const requests = await planErasure(context.db, data.fiscalNumber);
    const going = requests.filter(({ keptBecause }) => mayGo(keptBecause, data.includesUnfinished));
    return { ...data, requests: going.length };
  }
  if (act === 'switchOff') return { switchedOff: switchOff.call.input.safeParse(payload).data?.act ?? null };
  const created = newOperators.call.input.safeParse(payload).data?.users ?? [];
  const providers = await context.db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(
      inArray(
        users.id,
        created.map(({ parentId }) => parentId ?? 0),
      ),
    );
  return {
    newUsers: created.map(({ username, parentId, permissions }) => ({
      username,
      providerDescription: providers.find(({ id }) => id === parentId)?.name ?? null,
      permissions: permissions ?? [],
    })),
  };
};
