import { type AnyColumn, and, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { searchBackofficeApplications } from '../../../../contract/calls/application';
import type { CheckedInput } from '../../../../contract/calls/defineCall';
import type { searchMaintenanceRequests } from '../../../../contract/calls/maintenanceRequest';
import {
  statusForProviderSide,
  storedStatusesOf,
  storedStatusIds,
} from '../../../../contract/rules/applicationStatuses';
import { withoutDistrict } from '../../../../contract/rules/district';
import { endOfLisbonDay, lisbonDate, startOfLisbonDay } from '../../../../contract/rules/lisbonDay';
import { statusesOfProgress } from '../../../../contract/rules/maintenanceProgress';
import { type QueueName, requestQueue } from '../../../../contract/rules/requestQueues';
import { userType } from '../../../../contract/rules/userTypes';
import { applications } from '../../../db/schema/applications';
import { providerEmails } from '../../../db/schema/providerEmails';
import { users } from '../../../db/schema/users';
import { containing } from '../../../lib/containing';
import type { SignedInContext } from '../../context/serviceContext';
import { amongMany, type CountedFilter, type CountedGroup } from '../counts/countedFilter';
import { decisionKeys } from '../counts/decisionKey';
import { isDelayed, isNotDelayed } from './isDelayed';
import { type QueueConditions, queueConditions } from './queueConditions';

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
type Filters = Omit<ApplicationSearch, 'pageNumber' | 'pageSize' | 'sortBy' | 'sortOrder'>;

/**
 * What a filter adds to a search. `rare` is a condition that few applications meet, whom an index lists; no
 * count covers it. `counted` is what the counts by day know, which holds as a condition too. A group may be
 * combined with what the counts keep no sums for; it is a condition then. A queue may limit how long a request has
 * waited, which is beside what the counts know of it.
 */
interface Addition {
  readonly rare?: SQL;
  readonly counted?: Omit<CountedFilter, 'group'>;
  readonly group?: CountedGroup;
  readonly queue?: QueueConditions;
}

/** How one filter is answered, from its value, whoever searches, and the filters beside it. */
type Filter<Field extends keyof Filters> = (
  value: NonNullable<Filters[Field]>,
  context: SignedInContext,
  search: Filters,
) => Addition | Promise<Addition>;

/** Every filter of a search; one that is missing is a type error. */
const filters: { readonly [Field in keyof Required<Filters>]: Filter<Field> } = {
  id: (id) => ({ rare: eq(applications.id, id) }),
  fiscalNumber: (nif) => ({ rare: eq(applications.fiscalNumber, nif) }),
  studentFiscalNumber: (nif) => ({ rare: eq(applications.studentFiscalNumber, nif) }),
  maintenanceFileId: (id) => ({ rare: eq(applications.registeredFileId, id) }),
  // A whole postal code is rare; its first four digits are counted together.
  postCode: (postCode) =>
    postCode.includes('-')
      ? { rare: eq(applications.postCode, postCode) }
      : { group: { by: 'area', values: [postCode] } },
  beginDate: (moment) => ({ counted: { firstDay: searchedDay(moment) } }),
  endDate: (moment) => ({ counted: { lastDay: searchedDay(moment) } }),
  providerId: (_, context, search) => ({ counted: { providerId: providerOf(context, search) } }),
  // The e-mails and users that contain a text are few compared to applications.
  providerEmail: async (text, { db }) => {
    const found = await db.select().from(providerEmails).where(containing(providerEmails.email, text));
    return { counted: { providerEmails: found.map(({ email }) => email) } };
  },
  createdBy: async (text, { db }) => {
    const bySystem = and(eq(users.userTypeId, userType.client), containing(users.name, text));
    const found = await db
      .select({ id: users.id })
      .from(users)
      .where(or(containing(users.username, text), bySystem));
    return { counted: { createdByIds: found.map(({ id }) => id) } };
  },
  applicationStatusId: (id, { actor }) => ({ counted: { statusIds: statusesFor(actor.role, id) } }),
  progress: (progress) => ({ counted: { statusIds: statusesOfProgress(progress) } }),
  isStudent: (isStudent) => ({ counted: { isStudent } }),
  wasTSIActivationDelayed: (is, { now }) => ({ counted: { delayed: { is, at: now() } } }),
  isAnnualMaintenance: (is) => ({ counted: { kinds: kindsOf('maintenance', is) } }),
  isRecheck: (is) => ({ counted: { kinds: kindsOf('recheck', is) } }),
  // As in the figures, `withoutDistrict` stands for requests without one.
  district: (district) => ({
    group: { by: 'district', values: [district === withoutDistrict ? '' : district] },
  }),
  decisionBeginDate: (first, _, { decisionEndDate: last, decision, decidedBy }) =>
    last
      ? {
          group: {
            by: 'decision',
            values: decisionKeys(
              [searchedDay(first), searchedDay(last)],
              decision ? [decision] : undefined,
              decidedBy ? [decidedBy] : undefined,
            ),
          },
        }
      : {},
  // The first day of decisions takes these along.
  decisionEndDate: () => ({}),
  decision: () => ({}),
  decidedBy: () => ({}),
  queue: (name, { now }) => {
    const queue = queueConditions(requestQueue(name), now());
    return { counted: queue.counted, queue };
  },
};

/** A search with its texts looked up and its scope added. */
export interface ResolvedSearch {
  /** What the counts by day cover; all of the search where `beside` is absent. */
  readonly counted: CountedFilter;
  /** What no count covers: an index lists its matches. */
  readonly beside: SQL | undefined;
  /** Whether those are few, so that they are best looked at all. */
  readonly isRare: boolean;
  /** The queue that it looks in. */
  readonly queue: QueueConditions | undefined;
}

/** Resolves a search, limited to one kind if given, and to the actor's own provider (spec 10.1). */
export const resolveSearch = async (
  context: SignedInContext,
  search: ApplicationSearch,
  kind?: Kind,
): Promise<ResolvedSearch> => {
  const additions: Addition[] = [
    { counted: { providerId: providerOf(context), ...(kind && { kinds: [kind] }) } },
  ];
  for (const field of Object.keys(filters) as (keyof Filters)[]) {
    const value = search[field];
    const filter = filters[field] as Filter<keyof Filters>;
    if (value !== undefined && value !== null) additions.push(await filter(value, context, search));
  }
  const counted = additions.reduce<CountedFilter>((sum, one) => both(sum, one.counted ?? {}), {});
  const rare = additions.flatMap((one) => one.rare ?? []);
  const groups = additions.flatMap((one) => one.group ?? []);
  const { providerId, providerEmails: emails, createdByIds } = counted;
  const [group, another] = groups;
  const isKept = group && !another && providerId === undefined && !emails && !createdByIds;
  const uncounted = isKept ? [] : groups;
  return {
    counted: isKept ? { ...counted, group } : counted,
    beside: and(...rare, ...uncounted.map(groupCondition)),
    isRare: rare.length > 0 || uncounted.some(isDecided),
    queue: additions.find((one) => one.queue)?.queue,
  };
};

/** Returns a search whose group is a condition, for when few applications are in it. */
export const withRareGroup = ({ counted, ...resolved }: ResolvedSearch): ResolvedSearch => ({
  ...resolved,
  counted: { ...counted, group: undefined },
  beside: and(resolved.beside, counted.group && groupCondition(counted.group)),
  isRare: true,
});

/** Returns whether a group is one of decisions, which may be rare and lie far apart in the list. */
export const isDecided = ({ by }: CountedGroup): boolean => by === 'decision';

/** Combines all that a search asks for with what the actor may see, as a condition on rows (spec 2.5 and 2.6). */
export const searchConditions = ({ counted, beside, queue }: ResolvedSearch): SQL | undefined =>
  and(
    beside,
    queue?.rows,
    counted.group && groupCondition(counted.group),
    counted.firstDay === undefined ? undefined : gte(applications.createdOn, startOfDay(counted.firstDay)),
    counted.lastDay === undefined ? undefined : lt(applications.createdOn, startOfDayAfter(counted.lastDay)),
    countedConditions({ ...counted, group: undefined }),
  );

/**
 * Combines what the counts know, without the days, for pages whose days are known. Decisions are only compared
 * (`is true`), so that the database doesn't look up the decided applications of every day.
 */
export const countedConditions = (counted: CountedFilter): SQL | undefined => {
  const {
    providerId,
    providerEmails: emails,
    createdByIds,
    group,
    kinds,
    statusIds,
    isStudent,
    delayed,
  } = counted;
  return and(
    group && (isDecided(group) ? sql`(${groupCondition(group)}) is true` : groupCondition(group)),
    providerId === undefined ? undefined : eq(applications.providerId, providerId),
    emails && oneOf(applications.providerEmail, emails, 'text'),
    createdByIds && oneOf(applications.createdById, createdByIds, 'int'),
    kinds && inArray(applications.kind, [...kinds]),
    statusIds && inArray(applications.statusId, [...statusIds]),
    isStudent === undefined ? undefined : eq(applications.isStudent, isStudent),
    delayed && (delayed.is ? isDelayed(delayed.at) : isNotDelayed(delayed.at)),
  );
};

/** Each has an index; the area's gives its matches in the list's order. */
const groupColumns = {
  district: sql`${applications.district}`,
  area: sql`left(${applications.postCode}, 4)`,
  decision: sql`${applications.decision}`,
} as const satisfies Record<CountedGroup['by'], SQL>;

const groupCondition = ({ by, values }: CountedGroup): SQL =>
  values.length === 1
    ? sql`${groupColumns[by]} = ${values[0]}`
    : sql`${groupColumns[by]} = any(${sql.param(values)}::text[])`;

/** A single value is passed as such: an index has its matches in the list's order. */
const oneOf = (column: AnyColumn, values: readonly (string | number)[], type: 'text' | 'int'): SQL =>
  values.length === 1 ? eq(column, values[0]) : amongMany(sql`${column}`, values, type);

/** Combines two filters: what both name is narrowed to what they have in common. */
const both = (one: CountedFilter, other: CountedFilter): CountedFilter => {
  const excludeEachOther = one.delayed && other.delayed && one.delayed.is !== other.delayed.is;
  return {
    ...one,
    ...other,
    kinds: common(one.kinds, other.kinds),
    statusIds: excludeEachOther ? [] : common(one.statusIds, other.statusIds),
  };
};

const common = <Value>(some: readonly Value[] | undefined, others: readonly Value[] | undefined) =>
  some && others ? some.filter((value) => others.includes(value)) : (some ?? others);

const kindsOf = (named: Kind, is: boolean) =>
  applications.kind.enumValues.filter((kind) => (kind === named) === is);

/** No user has this id. */
const noProvider = 0;

/** Returns the provider to search: administrators see all, others their own, or nothing if they name another. */
const providerOf = (
  { actor }: Pick<SignedInContext, 'actor'>,
  { providerId }: Pick<ApplicationSearch, 'providerId'> = {},
): number | undefined => {
  if (actor.role === 'Administrator') return providerId ?? undefined;
  const isOther = typeof providerId === 'number' && providerId !== actor.providerId;
  return isOther ? noProvider : (actor.providerId ?? noProvider);
};

/**
 * Returns the stored statuses to search: administrators search what is stored, others what they see, so that
 * a search can't reveal more (spec 10.2).
 */
const statusesFor = (role: SignedInContext['actor']['role'], statusId: number): readonly number[] =>
  role === 'Administrator'
    ? storedStatusesOf(statusId)
    : storedStatusIds.filter((stored) => statusForProviderSide(stored) === statusId);

const earliest = Date.UTC(1900, 0, 1);
const latest = Date.UTC(3000, 0, 1);

/** Returns the calendar day of a searched moment, clamped to what the database's calendar has room for. */
const searchedDay = (text: string): string =>
  lisbonDate(new Date(Math.min(Math.max(Date.parse(text), earliest), latest)));

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);
const startOfDay = (day: string) => startOfLisbonDay(noonOf(day));
const startOfDayAfter = (day: string) => new Date(endOfLisbonDay(noonOf(day)).getTime() + 1);
