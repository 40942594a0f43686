import { and, asc, eq, gt, isNotNull, lte, ne, notExists, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { CallAnswer, CheckedInput } from '../../../contract/calls/defineCall';
import { startsFrom } from '../../../contract/rules/applicationMoves';
import { requestQueue } from '../../../contract/rules/requestQueues';
import { applicationClaims } from '../../../server/db/schema/applicationClaims';
import { applications } from '../../../server/db/schema/applications';
import { approvals } from '../../../server/db/schema/approvals';
import { users } from '../../../server/db/schema/users';
import { Refusal } from '../../../server/lib/refusal';
import { isPending } from '../../../server/services/acts/pending';
import { queueConditions } from '../../../server/services/applications/search/queueConditions';
import { requireApplication } from '../../../server/services/applications/visibility/requireApplication';
import { ownApplications } from '../../../server/services/applications/visibility/visibleApplications';
import { writeAuditEvent } from '../../../server/services/audit/writeAuditEvent';
import { requireAccess } from '../../../server/services/context/requireAccess';
import type { ServiceContext, SignedInContext } from '../../../server/services/context/serviceContext';
import type { Hooks } from '../../../server/services/hooks/hooks';
import { nameOfUser } from '../../../server/services/users/nameOfUser';
import {
  claimApplication as claimCall,
  getClaims as getClaimsCall,
  releaseApplication as releaseCall,
  takeNextApplication as takeNextCall,
} from '../contract/calls';
import { claimMinutes } from '../contract/claims';
import { deskTexts } from './texts';

/**
 * Claims a request for the actor, or renews the claim; answers who has it, null if it no longer awaits the regulator.
 * Recorded when the request changes hands.
 * @throws {Refusal} `notFound`
 */
export const claimApplication = async (
  context: SignedInContext,
  { applicationId, takesOver = false }: CheckedInput<typeof claimCall>,
): Promise<CallAnswer<typeof claimCall>> => {
  requireAccess(context, claimCall);
  const { statusId } = await requireApplication(context, applicationId);
  if (!startsFrom('decide', statusId)) return null;
  await context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const before = await findClaim(inside, applicationId);
    const isTaken = await enterClaim(inside, applicationId, takesOver);
    if (isTaken) await auditClaim(inside, applicationId, before);
  });
  const holder = await findClaim(context, applicationId);
  const isOwn = !holder || holder.userId === context.actor.userId;
  return { applicationId, isOwn, heldBy: holder?.heldBy ?? context.actor.username };
};

/** Ends the actor's claim on a request; says whether there was one. */
export const releaseApplication = async (
  context: SignedInContext,
  { applicationId }: CheckedInput<typeof releaseCall>,
): Promise<boolean> => {
  requireAccess(context, releaseCall);
  const own = and(isAbout(applicationId), eq(applicationClaims.userId, context.actor.userId));
  const ended = await context.db.delete(applicationClaims).where(own).returning({ id: isClaimed.id });
  return ended.length > 0;
};

/** How often two officers may meet at one request before they are told that there is none. */
const maxMeetings = 20;

/**
 * Claims, for the actor, the request that has waited for longest of those that nobody else has and the actor has not open:
 * one that a page of theirs had before it was closed or loaded anew is as free to them as any.
 */
export const takeNextApplication = async (
  context: SignedInContext,
  { openIds = [] }: CheckedInput<typeof takeNextCall>,
): Promise<CallAnswer<typeof takeNextCall>> => {
  requireAccess(context, takeNextCall);
  for (let meetings = 0; meetings < maxMeetings; meetings += 1) {
    const next = await tryNext(context, openIds);
    if (next === 'none') return null;
    if (next !== 'taken') return next;
  }
  return null;
};

/** Returns every claim that is in force, by request, and who decided what waits for a second person. */
export const getClaims = async (context: SignedInContext): Promise<CallAnswer<typeof getClaimsCall>> => {
  requireAccess(context, getClaimsCall);
  const found = await selectClaims(context, isInForce(context)).orderBy(asc(applicationClaims.applicationId));
  const decided = await context.db
    .select({ applicationId: sql<number>`${approvals.applicationId}`, userId: users.id, heldBy: nameOfUser })
    .from(approvals)
    .innerJoin(users, eq(users.id, approvals.askedById))
    .where(and(isPending(context), isNotNull(approvals.applicationId)))
    .orderBy(asc(approvals.applicationId));
  const isDecided = new Set(decided.map(({ applicationId }) => applicationId));
  return [
    ...decided.map((one) => ({ ...one, awaitsApproval: true })),
    ...found.filter(({ applicationId }) => !isDecided.has(applicationId)),
  ].map(({ userId, ...claim }) => ({ ...claim, isOwn: userId === context.actor.userId }));
};

/**
 * Refuses to go on with a request that somebody other than who acts on it or confirms that is deciding.
 * @throws {Refusal} `badRequest`, with the name of who it is
 */
export const requireUnheld: Hooks['mayChangeRequest'] = async (context, applicationId) => {
  const holder = await findClaim(context, applicationId);
  if (holder && holder.userId !== context.actor?.userId && holder.userId !== context.askedById)
    throw new Refusal('badRequest', deskTexts.heldBy(holder.heldBy));
};

/** Ends any claim on a request that no longer awaits the regulator. */
export const endClaim: Hooks['statusEntered'] = async ({ db }, { id, from }) => {
  if (startsFrom('decide', from)) await db.delete(applicationClaims).where(isAbout(id));
};

/** Builds the condition that a claim is in force. */
export const isInForce = ({ now }: Pick<ServiceContext, 'now'>): SQL =>
  gt(applicationClaims.seenOn, lastMoment(now()));

const lastMoment = (now: Date) => new Date(now.getTime() - claimMinutes * 60_000);

const isClaimed = { id: applicationClaims.applicationId };

const isAbout = (applicationId: number) => eq(applicationClaims.applicationId, applicationId);

const selectClaims = ({ db }: ServiceContext, condition: SQL | undefined) =>
  db
    .select({
      applicationId: applicationClaims.applicationId,
      userId: applicationClaims.userId,
      heldBy: nameOfUser,
    })
    .from(applicationClaims)
    .innerJoin(users, eq(users.id, applicationClaims.userId))
    .where(condition);

const findClaim = async (context: ServiceContext, applicationId: number) =>
  (await selectClaims(context, and(isAbout(applicationId), isInForce(context))))[0];

/** Writes the actor's claim, unless somebody else has one in force; says whether it was written. */
const enterClaim = async (
  { db, actor, now }: SignedInContext,
  applicationId: number,
  takesOver: boolean,
): Promise<boolean> => {
  const at = now();
  const { userId } = actor;
  const isFree = or(eq(applicationClaims.userId, userId), lte(applicationClaims.seenOn, lastMoment(at)));
  const written = await db
    .insert(applicationClaims)
    .values({ applicationId, userId, claimedOn: at, seenOn: at })
    .onConflictDoUpdate({
      target: applicationClaims.applicationId,
      set: {
        userId,
        seenOn: at,
        claimedOn: sql`case when ${applicationClaims.userId} = ${userId} then ${applicationClaims.claimedOn} else excluded.claimed_on end`,
      },
      ...(!takesOver && isFree && { setWhere: isFree }),
    })
    .returning(isClaimed);
  return written.length > 0;
};

/** Records that a request has changed hands, if it has. */
const auditClaim = async (context: SignedInContext, applicationId: number, before?: { userId: number }) => {
  if (before?.userId === context.actor.userId) return;
  await writeAuditEvent(context, {
    action: 'claim',
    subject: 'application',
    subjectId: applicationId,
    ...(before && { detail: { from: before.userId } }),
  });
};

/** Claims the first of the queue that nobody else decides or has decided; `taken` if somebody else was faster, `none` if all are held or there are none. */
const tryNext = (context: SignedInContext, openIds: readonly number[]) =>
  context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const held = db
      .select(isClaimed)
      .from(applicationClaims)
      .where(
        and(
          eq(applicationClaims.applicationId, applications.id),
          isInForce(context),
          ne(applicationClaims.userId, context.actor.userId),
        ),
      );
    const confirming = db
      .select({ id: approvals.id })
      .from(approvals)
      .where(and(eq(approvals.applicationId, applications.id), isPending(context)));
    const { rows } = queueConditions(requestQueue('awaitingDecision'), context.now());
    const [next] = await db
      .select({ applicationId: applications.id, recheckApplicationId: applications.recheckApplicationId })
      .from(applications)
      .where(
        and(
          ownApplications(context.actor),
          rows,
          notExists(held),
          notExists(confirming),
          notInArray(applications.id, [...openIds]),
        ),
      )
      .orderBy(asc(applications.statusDate), asc(applications.id))
      .limit(1)
      // Whoever comes at the same moment goes on to the next one at once.
      .for('no key update', { skipLocked: true });
    if (!next) return 'none' as const;
    // Somebody may have claimed it since the statement began to look.
    if (!(await enterClaim(inside, next.applicationId, false))) return 'taken' as const;
    await auditClaim(inside, next.applicationId);
    return next;
  });
