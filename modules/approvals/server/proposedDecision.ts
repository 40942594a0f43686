import { and, eq } from 'drizzle-orm';
import { applications } from '../../../server/db/schema/applications';
import { approvals } from '../../../server/db/schema/approvals';
import { users } from '../../../server/db/schema/users';
import { Refusal } from '../../../server/lib/refusal';
import { isPending } from '../../../server/services/acts/pending';
import { writeAuditEvent } from '../../../server/services/audit/writeAuditEvent';
import type { Actor, ServiceContext } from '../../../server/services/context/serviceContext';
import { nameOfUser } from '../../../server/services/users/nameOfUser';
import { proposalTexts } from './texts';

type Context = ServiceContext & { readonly actor?: Actor };

const isProposed = (context: ServiceContext, applicationId: number) =>
  and(isPending(context), eq(approvals.applicationId, applicationId));

/**
 * Refuses to decide or cancel a locked application while a decision on it waits for a second person; whoever confirms that
 * one goes on.
 * @throws {Refusal} `badRequest`, with the name of who decided
 */
export const requireNoProposal = async (context: Context, applicationId: number): Promise<void> => {
  if (context.askedById !== undefined) return;
  const [proposal] = await context.db
    .select({ askedById: approvals.askedById, askedBy: nameOfUser })
    .from(approvals)
    .innerJoin(users, eq(users.id, approvals.askedById))
    .where(isProposed(context, applicationId));
  if (!proposal) return;
  const isOwn = proposal.askedById === context.actor?.userId;
  throw new Refusal(
    'badRequest',
    isOwn ? proposalTexts.proposedBySelf : proposalTexts.proposedBy(proposal.askedBy),
  );
};

/** Takes away the decision that waits for a second person, of a locked application that has moved on without it; recorded. */
export const endProposal = async (context: Context, applicationId: number): Promise<void> => {
  if (context.askedById !== undefined) return;
  const ended = await context.db
    .update(approvals)
    .set({ state: 'withdrawn', endedById: context.actor?.userId ?? null, endedOn: context.now() })
    .where(isProposed(context, applicationId))
    .returning();
  for (const { id, act, askedById } of ended)
    await writeAuditEvent(context, {
      action: 'endApproval',
      subject: 'application',
      subjectId: applicationId,
      detail: { approvalId: id, act, state: 'withdrawn', askedBy: askedById },
    });
};

/** Locks the request that an act decides, if it decides one. */
export const lockDecided = async (
  { db }: ServiceContext,
  applicationId: number | null | undefined,
): Promise<void> => {
  if (!applicationId) return;
  await db
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.id, applicationId))
    .for('no key update');
};
