import { and, asc, type SQL, sql } from 'drizzle-orm';
import { getQueueCounts, getToActivate } from '../../../../contract/calls/application';
import type { CallAnswer, CheckedInput } from '../../../../contract/calls/defineCall';
import type { QueueCount } from '../../../../contract/entities/application';
import { addLisbonDays } from '../../../../contract/rules/lisbonDay';
import { type QueueName, queuesOfSide, requestQueue } from '../../../../contract/rules/requestQueues';
import { applications } from '../../../db/schema/applications';
import { requireAccess } from '../../context/requireAccess';
import type { SignedInContext } from '../../context/serviceContext';
import { countOf } from '../counts/countApplications';
import { ownApplications } from '../visibility/visibleApplications';
import { auditSearch } from './auditSearch';
import { queueConditions } from './queueConditions';

/**
 * Counts the requests in each queue of the actor's side, for a provider only its own (spec 10.1): exactly as
 * many as a search of the queue finds, in one statement, at a cost that does not grow with the number of
 * finished requests.
 */
export const countQueues = async (context: SignedInContext): Promise<QueueCount[]> => {
  requireAccess(context, getQueueCounts);
  const side = context.actor.role === 'Administrator' ? 'regulator' : 'provider';
  const names: readonly QueueName[] = queuesOfSide[side];
  const now = context.now();
  const counts: Record<string, SQL<number>> = Object.fromEntries(
    names.map((name) => [name, countIn(context, name, now)]),
  );
  if (side === 'provider') counts.byTomorrow = dueByTomorrow(context, now);
  const [found] = await context.db.select(counts).from(sql`(values (1)) as one`);
  const countFor = (value: string): number => found?.[value] ?? 0;
  return names.map((queue) => ({
    queue,
    count: countFor(queue),
    ...(queue === 'toActivate' && { byTomorrow: countFor('byTomorrow') }),
  }));
};

/** Builds the number of requests in a queue at a moment, as a value for a statement. */
export const countIn = (
  { actor }: Pick<SignedInContext, 'actor'>,
  name: QueueName,
  at: Date,
): SQL<number> => {
  const { isUncounted, counted, rows, leftOut } = queueConditions(requestQueue(name), at);
  const countRows = (some: SQL | undefined) =>
    sql<number>`(select count(*) from ${applications} where ${and(some, ownApplications(actor))})`.mapWith(
      Number,
    );
  if (isUncounted) return countRows(rows);
  const all = countOf({
    ...counted,
    ...(actor.role !== 'Administrator' && { providerId: actor.providerId ?? 0 }),
  });
  return leftOut ? sql<number>`(${all} - ${countRows(leftOut)})`.mapWith(Number) : all;
};

/** Builds the number of those whose deadline will be over the day after tomorrow and is not over yet. */
const dueByTomorrow = (context: SignedInContext, now: Date): SQL<number> => {
  const overdueAt = (moment: Date) => countIn(context, 'activationOverdue', moment);
  return sql<number>`(${overdueAt(addLisbonDays(now, 2))} - ${overdueAt(now)})`.mapWith(Number);
};

/**
 * Returns a page of the requests of the actor's provider that await activation, by deadline (spec 9), and
 * their total number; records who was shown.
 */
export const listToActivate = async (
  context: SignedInContext,
  { pageNumber, pageSize }: CheckedInput<typeof getToActivate>,
): Promise<CallAnswer<typeof getToActivate>> => {
  requireAccess(context, getToActivate);
  const { db, actor } = context;
  const { rows } = queueConditions(requestQueue('toActivate'), context.now());
  const [total] = await db
    .select({ count: countIn(context, 'toActivate', context.now()) })
    .from(sql`(values (1)) as one`);
  const found = await db
    .select({
      id: applications.id,
      fiscalNumber: applications.fiscalNumber,
      studentFiscalNumber: applications.studentFiscalNumber,
      fullName: applications.fullName,
      notifiedOn: applications.eligibilityNotificationSentDate,
      statusDate: applications.statusDate,
    })
    .from(applications)
    .where(and(ownApplications(actor), rows))
    .orderBy(
      sql`coalesce(${applications.eligibilityNotificationSentDate}, ${applications.statusDate})`,
      asc(applications.id),
    )
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize);
  const totalItems = total?.count ?? 0;
  await auditSearch(context, {}, found, totalItems);
  const items = found.map(({ notifiedOn, statusDate, ...row }) => ({
    ...row,
    // The same moment from which an activation is judged.
    eligibilityNotificationSentDate: (notifiedOn ?? statusDate).toISOString(),
  }));
  return { items, totalItems };
};
