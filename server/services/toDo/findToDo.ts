import { and, asc, count, min, type SQL, sql } from 'drizzle-orm';
import { allows } from '../../../contract/access';
import { lastDayForActivation } from '../../../contract/rules/activation';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { requestQueue } from '../../../contract/rules/requestQueues';
import type { ToDoKind } from '../../../contract/rules/toDoKinds';
import { applications } from '../../db/schema/applications';
import { countOutside } from '../annualMaintenance/countUncommunicated';
import { findCurrentPeriod } from '../annualMaintenance/findPeriod';
import { isNotDelayed } from '../applications/search/isDelayed';
import { queueConditions } from '../applications/search/queueConditions';
import { countIn } from '../applications/search/queues';
import { ownApplications } from '../applications/visibility/visibleApplications';
import type { Actor, ServiceContext } from '../context/serviceContext';

/** What waits for somebody, of one kind; dates as in the contract. */
export interface FoundToDo {
  readonly kind: ToDoKind;
  readonly count: number;
  readonly date: Date | null;
  readonly items: readonly { id: number; recheckApplicationId: number | null; date: Date }[];
}

type Context = ServiceContext & { readonly actor: Actor };

/** How many requests of a kind are named. */
const maxNamed = 5;

/**
 * Finds what waits for an actor of the provider's side and its rights let it do; leaves out what there is none of. Costs
 * the same however many requests are finished, and names nobody.
 */
export const findToDo = async (context: Context): Promise<FoundToDo[]> => {
  const { actor } = context;
  const found = [
    ...(allows(actor, 'applications', 'update') ? await findRequests(context) : []),
    ...(allows(actor, 'maintenanceRequests', 'upload') && allows(actor, 'maintenanceRequests', 'list')
      ? [await findToCommunicate(context)]
      : []),
    ...(allows(actor, 'maintenanceRequests', 'edit') ? [await findChangedAddresses(context)] : []),
  ];
  return found.filter((one) => one.count > 0);
};

const notifiedOn =
  sql<Date>`coalesce(${applications.eligibilityNotificationSentDate}, ${applications.statusDate})`.mapWith(
    applications.statusDate,
  );

/** Finds what waits of requests: those to activate, on time or not, by deadline, and those in conflict. */
const findRequests = async (context: Context): Promise<FoundToDo[]> => {
  const now = context.now();
  const [counts = { waiting: 0, overdue: 0, conflicting: 0 }] = await context.db
    .select({
      waiting: countIn(context, 'toActivate', now),
      overdue: countIn(context, 'activationOverdue', now),
      conflicting: countIn(context, 'conflicting', now),
    })
    .from(sql`(values (1)) as one`);
  const { overdue, conflicting } = counts;
  const rowsOf = (name: Parameters<typeof requestQueue>[0]) => queueConditions(requestQueue(name), now).rows;
  const toActivate = async (kind: ToDoKind, number: number, rows: SQL | undefined): Promise<FoundToDo> => {
    const first = number > 0 ? await firstOf(context, rows, notifiedOn) : [];
    const items = first.map((one) => ({ ...one, date: lastDayForActivation(one.date) }));
    return { kind, count: number, date: items[0]?.date ?? null, items };
  };
  const inConflict =
    conflicting > 0 ? await firstOf(context, rowsOf('conflicting'), applications.statusDate) : [];
  return [
    await toActivate('activationOverdue', overdue, rowsOf('activationOverdue')),
    await toActivate('activationDue', counts.waiting - overdue, and(rowsOf('toActivate'), isNotDelayed(now))),
    { kind: 'inConflict', count: conflicting, date: inConflict[0]?.date ?? null, items: inConflict },
  ];
};

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
const findToCommunicate = async (context: Context): Promise<FoundToDo> => {
  const period = await findCurrentPeriod(context);
  const number = period && context.actor.providerId !== null ? await countOutside(context, period) : 0;
  return { kind: 'toCommunicate', count: number, date: period?.endDate ?? null, items: [] };
};

/** As constants, so that the planner knows that the index of changed addresses holds them all. */
const hasChangedAddress = sql.raw(
  `applications.kind = 'maintenance' and applications.status_id = ${applicationStatus.submitted} and applications.has_address_changed`,
);

const findChangedAddresses = async (context: Context): Promise<FoundToDo> => {
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
  return { kind: 'addressChanged', count: number, date: all?.date ?? null, items };
};
