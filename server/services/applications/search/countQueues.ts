import { and, type SQL, sql } from 'drizzle-orm';
import { getQueueCounts } from '../../../../contract/calls/application';
import type { QueueCount } from '../../../../contract/entities/application';
import { addLisbonDays } from '../../../../contract/rules/lisbonDay';
import { type QueueName, queuesOfSide, requestQueue } from '../../../../contract/rules/requestQueues';
import { requireAccess } from '../../context/requireAccess';
import type { SignedInContext } from '../../context/serviceContext';
import { countOfQueue, queueConditions } from './queueConditions';
import { countedConditions, providerOf } from './searchConditions';

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
const countIn = (context: SignedInContext, name: QueueName, at: Date): SQL<number> => {
  const queue = queueConditions(requestQueue(name), at);
  const providerId = providerOf(context);
  return countOfQueue(queue, { ...queue.counted, providerId }, (rows) =>
    and(rows, countedConditions({ providerId })),
  );
};

/** Builds the number of those whose deadline will be over the day after tomorrow and is not over yet. */
const dueByTomorrow = (context: SignedInContext, now: Date): SQL<number> => {
  const overdueAt = (moment: Date) => countIn(context, 'activationOverdue', moment);
  return sql<number>`(${overdueAt(addLisbonDays(now, 2))} - ${overdueAt(now)})`.mapWith(Number);
};
