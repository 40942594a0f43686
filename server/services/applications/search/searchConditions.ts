import { type AnyColumn, and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { searchBackofficeApplications } from '../../../../contract/calls/application';
import type { CheckedInput } from '../../../../contract/calls/defineCall';
import type { searchMaintenanceRequests } from '../../../../contract/calls/maintenanceRequest';
import {
  statusForProviderSide,
  storedStatusesOf,
  storedStatusIds,
} from '../../../../contract/rules/applicationStatuses';
import { statusesOfProgress } from '../../../../contract/rules/maintenanceProgress';
import { type QueueName, requestQueue } from '../../../../contract/rules/requestQueues';
import { rowsOf } from '../../../db/rowsOf';
import { applications } from '../../../db/schema/applications';
import { providerEmails as emails } from '../../../db/schema/providerEmails';
import { users } from '../../../db/schema/users';
import { containing } from '../../../lib/containing';
import type { SignedInContext } from '../../context/serviceContext';
import { amongMany, type CountedFilter, type CountedGroup } from '../counts/countedMatches';
import { isDelayed, isNotDelayed } from './isDelayed';
import { type QueueConditions, queueConditions } from './queueConditions';
import { searchedDay, startOfDay, startOfDayAfter } from './searchedDay';
import { groupCondition, groupsOf, isDecided, isWholePostCode } from './searchedGroups';

/** The filters of a search of applications (spec 3, "Search models"), and the queue that it looks in. */
export type ApplicationSearch = Omit<
  Partial<
    CheckedInput<typeof searchBackofficeApplications> &
      Pick<CheckedInput<typeof searchMaintenanceRequests>, 'maintenanceFileId' | 'progress'>
  >,
  'queue'
> & {
  queue?: QueueName | undefined;
};

type Kind = typeof applications.$inferSelect.kind;

/** A search with its texts looked up and its scope added. */
export interface ResolvedSearch {
  /** What the counts by day cover. */
  readonly counted: CountedFilter;
  /** What few applications match and no count covers. */
  readonly rare: SQL | undefined;
  /** Groups with many applications, listed by an index, that the counts by day don't cover beside the rest. */
  readonly uncounted: SQL | undefined;
  /** The queue that it looks in, which is part of `counted` as well. */
  readonly queue: QueueConditions | undefined;
  /** `counted` without the queue. */
  readonly besidesQueue: CountedFilter;
}

/** Resolves a search, limited to one kind if given, and to the actor's own provider (spec 10.1). */
export const resolveSearch = async (
  context: SignedInContext,
  search: ApplicationSearch,
  kind?: Kind,
): Promise<ResolvedSearch> => {
  const { providerEmails, createdByIds } = await lookUpTexts(context, search);
  const groups = groupsOf(search);
  const providerId = providerOf(context, search);
  // A single group, regardless of provider and author, is counted by day.
  const isCounted = groups.length === 1 && providerId === undefined && !providerEmails && !createdByIds;
  const uncounted = isCounted ? [] : groups;
  const besidesQueue: CountedFilter = {
    firstDay: when(search.beginDate, searchedDay),
    lastDay: when(search.endDate, searchedDay),
    providerId,
    providerEmails,
    createdByIds,
    group: isCounted ? groups[0] : undefined,
    kinds: kindsOf(search, kind),
    statusIds: common(
      when(search.applicationStatusId, (id) => statusesFor(context, id)),
      when(search.progress, statusesOfProgress),
    ),
    isStudent: search.isStudent ?? undefined,
    delayed: when(search.wasTSIActivationDelayed, (is) => ({ is, at: context.now() })),
  };
  const queue = when(search.queue, (name) => queueConditions(requestQueue(name), context.now()));
  return {
    counted: queue ? narrowed(besidesQueue, queue.counted) : besidesQueue,
    besidesQueue,
    queue,
    rare: and(
      when(search.id, (id) => eq(applications.id, id)),
      when(search.fiscalNumber, (nif) => eq(applications.fiscalNumber, nif)),
      when(search.studentFiscalNumber, (nif) => eq(applications.studentFiscalNumber, nif)),
      when(search.postCode, wholePostCode),
      when(search.maintenanceFileId, (id) => eq(applications.registeredFileId, id)),
      ...uncounted.filter(isDecided).map(groupCondition),
    ),
    uncounted: and(...uncounted.filter((group) => !isDecided(group)).map(groupCondition)),
  };
};

/** Returns a search whose counted group, which few applications turned out to be in, is a rare condition instead. */
export const withRareGroup = (resolved: ResolvedSearch, group: CountedGroup): ResolvedSearch => ({
  ...resolved,
  rare: and(resolved.rare, groupCondition(group)),
  besidesQueue: { ...resolved.besidesQueue, group: undefined },
});

/**
 * Returns a search rewritten for when few applications match its status, provider and days: its other filters
 * are only compared, so that the database lists those few and not, for instance, all students.
 */
export const onlyListed = ({ rare, besidesQueue, ...resolved }: ResolvedSearch): ResolvedSearch => {
  const { firstDay, lastDay, statusIds, providerId, ...others } = besidesQueue;
  return {
    ...resolved,
    rare: and(rare, onlyCompared(countedConditions(others))),
    besidesQueue: { firstDay, lastDay, statusIds, providerId },
  };
};

/** Combines every filter that is set with what the actor may see: all must hold (spec 2.5 and 2.6). */
export const searchConditions = ({ besidesQueue, rare, uncounted, queue }: ResolvedSearch): SQL | undefined =>
  and(
    rare,
    uncounted,
    when(besidesQueue.group, groupCondition),
    queue?.rows,
    when(besidesQueue.firstDay, (day) => gte(applications.createdOn, startOfDay(day))),
    when(besidesQueue.lastDay, (day) => lt(applications.createdOn, startOfDayAfter(day))),
    countedConditions({ ...besidesQueue, group: undefined }),
  );

/**
 * Combines the filters that the counts know without the days, for pages whose days are known. Decisions are only
 * compared, so that the database doesn't look up the decided applications of every day.
 */
export const countedConditions = (counted: CountedFilter): SQL | undefined => {
  const { providerId, providerEmails, createdByIds, group, kinds, statusIds, isStudent, delayed } = counted;
  return and(
    when(group, (one) => (isDecided(one) ? onlyCompared(groupCondition(one)) : groupCondition(one))),
    when(providerId, (id) => eq(applications.providerId, id)),
    when(providerEmails, (emails) => oneOf(applications.providerEmail, emails, 'text')),
    when(createdByIds, (ids) => oneOf(applications.createdById, ids, 'int')),
    when(kinds, ([...some]) => inArray(applications.kind, some)),
    when(statusIds, ([...some]) => inArray(applications.statusId, some)),
    when(isStudent, (is) => eq(applications.isStudent, is)),
    when(delayed, ({ is, at }) => (is ? isDelayed(at) : isNotDelayed(at))),
  );
};

/** Keeps a condition from selecting an index: `is true` stops the planner from looking up all rows that meet it. */
const onlyCompared = (condition: SQL | undefined): SQL => sql`(${condition}) is true`;

/** Returns the kinds that a search is about; undefined if it is about all. */
const kindsOf = (
  { isAnnualMaintenance, isRecheck }: ApplicationSearch,
  kind: Kind | undefined,
): readonly Kind[] | undefined => {
  if (kind) return [kind];
  const isOne = (asked: boolean | null | undefined, is: boolean) => (asked ?? is) === is;
  const kinds = applications.kind.enumValues.filter(
    (each) => isOne(isAnnualMaintenance, each === 'maintenance') && isOne(isRecheck, each === 'recheck'),
  );
  return kinds.length < applications.kind.enumValues.length ? kinds : undefined;
};

/** Narrows a filter by that of a queue. */
const narrowed = (counted: CountedFilter, { kinds, statusIds, delayed }: CountedFilter): CountedFilter => {
  const excludesEachOther = delayed && counted.delayed && delayed.is !== counted.delayed.is;
  return {
    ...counted,
    kinds: common(counted.kinds, kinds),
    statusIds: excludesEachOther ? [] : common(counted.statusIds, statusIds),
    delayed: delayed ?? counted.delayed,
  };
};

const common = <Value>(some: readonly Value[] | undefined, others: readonly Value[] | undefined) =>
  some && others ? some.filter((value) => others.includes(value)) : (some ?? others);

/** No user has this id. */
const noProvider = 0;

/** Returns the provider to search: administrators see all, others their own, or nothing if they name another. */
export const providerOf = (
  { actor }: Pick<SignedInContext, 'actor'>,
  { providerId }: Pick<ApplicationSearch, 'providerId'> = {},
): number | undefined => {
  if (actor.role === 'Administrator') return providerId ?? undefined;
  const isOther = when(providerId, (id) => id !== actor.providerId);
  return isOther ? noProvider : (actor.providerId ?? noProvider);
};

/**
 * Returns the stored statuses to search: administrators search what is stored, others what they see, so that
 * a search can't reveal more (spec 10.2).
 */
const statusesFor = ({ actor }: SignedInContext, statusId: number): readonly number[] =>
  actor.role === 'Administrator'
    ? storedStatusesOf(statusId)
    : storedStatusIds.filter((stored) => statusForProviderSide(stored) === statusId);

const wholePostCode = (postCode: string) =>
  isWholePostCode(postCode) ? eq(applications.postCode, postCode) : undefined;

/** Up to this many values are looked up one by one; with more, each row is compared with all at once. */
export const fewValues = 20;

/**
 * Matches any of some values found beforehand. A few are passed as values, not as a subquery: the planner
 * knows how frequent each is, and plans accordingly; a single one is read in the list's order.
 */
const oneOf = (column: AnyColumn, values: readonly (string | number)[], type: 'text' | 'int'): SQL => {
  const [first] = values;
  if (first === undefined) return sql`false`;
  if (values.length === 1) return eq(column, first);
  return values.length > fewValues
    ? amongMany(sql`${column}`, values, type)
    : sql`${column} = any(${sql.param(values)}::${sql.raw(type)}[])`;
};

const lookedUp = z.object({
  emails: z.array(z.string()).nullable(),
  authors: z.array(z.number()).nullable(),
});

/** Looks up the e-mails and users that contain a text, in one statement: they are few compared to applications. */
const lookUpTexts = async (
  { db }: SignedInContext,
  { providerEmail, createdBy }: ApplicationSearch,
): Promise<Pick<CountedFilter, 'providerEmails' | 'createdByIds'>> => {
  const containingEmails = when(
    providerEmail,
    (text) => sql`
      select coalesce(array_agg(${emails.email}), '{}') from ${emails} where ${containing(emails.email, text)}`,
  );
  const containingAuthors = when(
    createdBy,
    (text) => sql`
      select coalesce(array_agg(${users.id}), '{}') from ${users} where ${containing(users.username, text)}`,
  );
  if (!containingEmails && !containingAuthors) return {};
  const [row] = rowsOf(
    await db.execute(sql`
      select (${containingEmails ?? sql`select null::text[]`}) as emails, (${containingAuthors ?? sql`select null::int[]`}) as authors`),
  );
  const found = lookedUp.parse(row);
  return { providerEmails: found.emails ?? undefined, createdByIds: found.authors ?? undefined };
};

const when = <T, Result>(value: T | null | undefined, result: (value: T) => Result): Result | undefined =>
  value === undefined || value === null ? undefined : result(value);
