import { and, asc, count, min, type SQL, sql } from 'drizzle-orm';
import { allows } from '../../../contract/access';
import { lastDayForActivation } from '../../../contract/rules/activation';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { type QueueName, requestQueue } from '../../../contract/rules/requestQueues';
import { applications } from '../../../server/db/schema/applications';
import { countOutside } from '../../../server/services/annualMaintenance/countUncommunicated';
import { findCurrentPeriod } from '../../../server/services/annualMaintenance/findPeriod';
import { isNotDelayed } from '../../../server/services/applications/search/isDelayed';
import { queueConditions } from '../../../server/services/applications/search/queueConditions';
import { countIn } from '../../../server/services/applications/search/queues';
import { ownApplications } from '../../../server/services/applications/visibility/visibleApplications';
import type { Actor, ServiceContext } from '../../../server/services/context/serviceContext';
import { type ToDoKind, toDoKinds } from '../contract/toDoKinds';

/** What waits for somebody, of one kind; dates as in the contract. */
export interface FoundToDo {
  readonly kind: ToDoKind;
  readonly count: number;
  readonly date: Date | null;
  readonly items: readonly { id: number; recheckApplicationId: number | null; date: Date }[];
}

type Context = ServiceContext & { readonly actor: Actor };

type Found = Omit<FoundToDo, 'kind'>;

/** How many requests of a kind are named. */
const maxNamed = 5;

/**
 * Finds what waits for an actor of the provider's side and its rights let it do; leaves out what there is none of. Costs
 * the same however many requests are finished, and names nobody.
 */
export const findToDo = async (context: Context): Promise<FoundToDo[]> => {
  const { actor } = context;
  const found: Partial<Record<ToDoKind, Found>> = {
    ...(allows(actor, 'applications', 'update') && (await findRequests(context))),
    ...(allows(actor, 'maintenanceRequests', 'upload') &&
      allows(actor, 'maintenanceRequests', 'list') && { toCommunicate: await findToCommunicate(context) }),
    ...(allows(actor, 'maintenanceRequests', 'edit') && {
      addressChanged: await findChangedAddresses(context),
    }),
  };
  return toDoKinds.flatMap((kind) => {
    const one = found[kind];
    return one && one.count > 0 ? [{ kind, ...one }] : [];
  });
};

const notifiedOn =
  sql<Date>`coalesce(${applications.eligibilityNotificationSentDate}, ${applications.statusDate})`.mapWith(
    applications.statusDate,
  );

/** The last day for an answer, which a request has while elements are asked for. */
const elementsDueOn = sql<Date>`(
  select (due_date + time '12:00') at time zone 'UTC' from element_requests
  where application_id = applications.id and answered_on is null and ended_on is null
)`.mapWith(applications.statusDate);

/** Finds what waits of requests: elements to hand in, those to activate, on time or not, and those in conflict. */
const findRequests = async (
  context: Context,
): Promise<Record<Exclude<ToDoKind, 'toCommunicate' | 'addressChanged'>, Found>> => {
  const now = context.now();
  const [counts = { elements: 0, waiting: 0, overdue: 0, conflicting: 0 }] = await context.db
    .select({
      elements: countIn(context, 'elementsToDeliver', now),
      waiting: countIn(context, 'toActivate', now),
      overdue: countIn(context, 'activationOverdue', now),
      conflicting: countIn(context, 'conflicting', now),
    })
    .from(sql`(values (1)) as one`);
  const rowsOf = (name: QueueName) => queueConditions(requestQueue(name), now).rows;
  const first = async (number: number, rows: SQL | undefined, date: Parameters<typeof firstOf>[2]) =>
    dated(number, number > 0 ? await firstOf(context, rows, date) : []);
  const toActivate = async (number: number, rows: SQL | undefined) => {
    const { items } = await first(number, rows, notifiedOn);
    return dated(
      number,
      items.map((one) => ({ ...one, date: lastDayForActivation(one.date) })),
    );
  };
  const { elements, waiting, overdue, conflicting } = counts;
  return {
    elementsAsked: await first(elements, rowsOf('elementsToDeliver'), elementsDueOn),
    activationOverdue: await toActivate(overdue, rowsOf('activationOverdue')),
    activationDue: await toActivate(waiting - overdue, and(rowsOf('toActivate'), isNotDelayed(now))),
    inConflict: await first(conflicting, rowsOf('conflicting'), applications.statusDate),
  };
};

/** What waits of a kind whose date is that of its first request. */
const dated = (number: number, items: Found['items']): Found => ({
  count: number,
  date: items[0]?.date ?? null,
  items,
});

/** Reads the first requests of the actor's provider that meet a condition, by a date. */
const firstOf = (
  { db, actor }: Context,
  condition: SQL | undefined,
  date: SQL<Date> | typeof applications.statusDate,
) =>
  db
    .select({ id: applications.id, recheckApplicationId: recheckedId, date })
    .from(applications)
    .where(and(ownApplications(actor), condition))
    .orderBy(asc(date), asc(applications.id))
    .limit(maxNamed);

/** A detail's address names the application that a recheck is about, and never that of a maintenance request. */
const recheckedId = sql<
  number | null
>`case when ${applications.kind} = 'recheck' then ${applications.recheckApplicationId} end`;

/** Counts the tariffs to hand in while a period is in effect; its end is their date. */
const findToCommunicate = async (context: Context): Promise<Found> => {
  const period = await findCurrentPeriod(context);
  const number = period && context.actor.providerId !== null ? await countOutside(context, period) : 0;
  return { count: number, date: period?.endDate ?? null, items: [] };
};

/** As constants, so that the planner knows that the index of changed addresses holds them all. */
const hasChangedAddress = sql.raw(
  `applications.kind = 'maintenance' and applications.status_id = ${applicationStatus.submitted} and applications.has_address_changed`,
);

const findChangedAddresses = async (context: Context): Promise<Found> => {
  const { db, actor } = context;
  const [all] = await db
    .select({ count: count(), date: min(applications.createdOn) })
    .from(applications)
    .where(and(ownApplications(actor), hasChangedAddress));
  const number = all?.count ?? 0;
  const items =
    number > 0
      ? await db
          .select({
            id: applications.id,
            recheckApplicationId: sql<null>`null`,
            date: applications.createdOn,
          })
          .from(applications)
          .where(and(ownApplications(actor), hasChangedAddress))
          .orderBy(asc(applications.createdOn), asc(applications.id))
          .limit(maxNamed)
      : [];
  return { count: number, date: all?.date ?? null, items };
};
