import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { SearchOrder } from '../../../../contract/calls/application';
import { statusesInOrder } from '../../../../contract/rules/applicationStatuses';
import { listedFields, pickFields } from '../../../../contract/rules/requestFields';
import { applications } from '../../../db/schema/applications';
import { users } from '../../../db/schema/users';
import type { SignedInContext } from '../../context/serviceContext';
import { shownStatusDate } from '../visibility/shownStatusDate';
import { auditSearch } from './auditSearch';
import type { ApplicationSearch } from './searchFilters';

/** What a page is sorted by. */
export interface RowOrder {
  readonly by: SearchOrder;
  readonly direction: 'ASC' | 'DESC';
  /** Whether statuses are sorted as provider and operator see them (spec 10.2). */
  readonly isProviderSide: boolean;
}

/** The default order of a list (spec 7.1, "Paging"). */
export const newestFirst: RowOrder = { by: 'createdOn', direction: 'DESC', isProviderSide: false };

/** Returns the order of a search; in a queue, by default the longest wait comes first. */
export const orderOf = (
  { actor }: SignedInContext,
  { queue, sortBy, sortOrder }: ApplicationSearch,
): RowOrder => {
  const isProviderSide = actor.role !== 'Administrator';
  if (sortBy) return { by: sortBy, direction: sortOrder ?? 'ASC', isProviderSide };
  return queue ? { by: 'applicationStatusDate', direction: 'ASC', isProviderSide } : newestFirst;
};

/** The columns that rows are sorted by, whatever the order. */
export const sortedColumns = sql`id, created_on, status_date, status_id`;

/** Builds a list's order by the columns of `table`; ids break ties of time, and the newest of a status comes first. */
export const sortedBy = ({ by, direction, isProviderSide }: RowOrder, table = 'applications'): SQL => {
  const column = (name: string) => `${table}.${name}`;
  if (by === 'applicationStatusId') {
    const ranks = statusesInOrder(isProviderSide).flatMap((ids, index) =>
      ids.map((id) => `when ${id} then ${index}`),
    );
    const rank = `case ${column('status_id')} ${ranks.join(' ')} end`;
    return sql.raw(`${rank} ${direction}, ${column('created_on')} desc, ${column('id')} desc`);
  }
  const time = by === 'createdOn' ? 'created_on' : 'status_date';
  return sql.raw(`${column(time)} ${direction}, ${column('id')} ${direction}`);
};

const original = alias(applications, 'original');
const recheck = alias(applications, 'recheck');

/** What was last asked for about an application: the last day for an answer, and whether there is one; null where it ended. */
const latestElements = sql<{ dueDate: string; isAnswered: boolean } | null>`(
  select case when ended_on is null then json_build_object('dueDate', due_date, 'isAnswered', answered_on is not null) end
  from element_requests as asked where asked.application_id = applications.id order by asked.id desc limit 1)`;

/** Reads what the lists show of the applications whose `id` a select finds, with the `total` that each of its rows has. */
export const readRows = async (context: SignedInContext, keys: SQL, order = newestFirst) => {
  const { db } = context;
  const found = await db
    .with(db.$with('page', {}).as(keys))
    .select({
      total: sql<number>`page.total::float8`,
      row: {
        id: applications.id,
        kind: applications.kind,
        recheckApplicationId: applications.recheckApplicationId,
        ...pickFields(applications, listedFields),
        createdOn: applications.createdOn,
        createdOnText: sql<string>`${applications.createdOn}::text`,
        statusId: applications.statusId,
        statusDate: shownStatusDate(context),
        hasAddressChanged: applications.hasAddressChanged,
        providerName: users.name,
        originalStatusId: original.statusId,
        elements: latestElements,
        hasRecheck: sql<boolean>`${exists(
          db
            .select({ id: recheck.id })
            .from(recheck)
            .where(and(eq(recheck.recheckApplicationId, applications.id), eq(recheck.kind, 'recheck'))),
        )}`,
      },
    })
    .from(sql`page`)
    .innerJoin(applications, sql`${applications.id} = page.id`)
    .innerJoin(users, eq(users.id, applications.providerId))
    .leftJoin(original, eq(original.id, applications.recheckApplicationId))
    .orderBy(sortedBy(order));
  return { rows: found.map(({ row }) => row), total: found[0]?.total };
};

/** An application as the lists need it. */
export type FoundApplication = Awaited<ReturnType<typeof readRows>>['rows'][number];

const rowsAtOnce = 1000;

/**
 * Matches the rows after this one, which may be deleted by now; compares the database's own timestamp, which
 * is finer than a Date.
 */
const comesAfter = ({ id, createdOnText }: FoundApplication): SQL =>
  sql`(${applications.createdOn}, ${applications.id}) < (${createdOnText}::timestamptz, ${id}::int)`;

/** Yields all matches, newest first, in batches, so that only one batch is in memory. Records whose data was read. */
export async function* readAllRows(
  context: SignedInContext,
  search: ApplicationSearch,
  conditions: SQL | undefined,
): AsyncGenerator<FoundApplication[]> {
  let after: SQL | undefined;
  for (;;) {
    const { rows } = await readRows(
      context,
      sql`select id, null as total from applications where ${and(conditions, after) ?? sql`true`}
        order by ${sortedBy(newestFirst)} limit ${rowsAtOnce}::int`,
    );
    const end = rows.at(-1);
    // An empty batch after others shows nobody new.
    if (end || !after) await auditSearch(context, search, rows);
    if (!end) return;
    yield rows;
    if (rows.length < rowsAtOnce) return;
    after = comesAfter(end);
  }
}
