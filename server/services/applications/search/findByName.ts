import { and, or, type SQL, sql } from 'drizzle-orm';
import { auditList } from '../../audit/writeAuditEvent';
import type { SignedInContext } from '../../context/serviceContext';
import { shownApplications } from '../visibility/visibleApplications';
import { type FoundApplication, newestFirst, readRows, sortedBy } from './readRows';

/** How many of the newest applications are looked through before the index is asked. */
const newestAtFirst = 1_000;

/**
 * Returns the newest `limit` applications that the actor may open in whose name, or student's name, all words are, whole
 * or in part, whatever their accents and case. Records that somebody was looked for by name, and who was shown.
 *
 * The index would bring up every third row for a common name: that is found among the newest at once. One that is less
 * common is found among the last ids, and what is rare there is rare everywhere.
 */
export const findByName = async (
  context: SignedInContext,
  words: readonly string[],
  limit: number,
): Promise<FoundApplication[]> => {
  let found: FoundApplication[] = [];
  for (const keys of [amongNewest, amongLastIds, amongAll]) {
    const { rows } = await readRows(context, keys(context, words, limit));
    if (rows.length > found.length) found = rows;
    if (found.length >= limit) break;
  }
  await auditList(context, { subject: 'applications', by: ['fullName'], ids: found.map(({ id }) => id) });
  return found;
};

/** Selects ids and the total that `readRows` expects. */
type Keys = (context: SignedInContext, words: readonly string[], limit: number) => SQL;

const columns = sql`id, created_on, full_name, student_full_name`;
const order = sortedBy(newestFirst);
const ownOf = ({ actor }: SignedInContext) => shownApplications(actor) ?? sql`true`;

const amongNewest: Keys = (context, words, limit) => sql`
  select id, null as total from (
    select ${columns} from applications where ${ownOf(context)} order by ${order} limit ${newestAtFirst}::int
  ) as applications where ${haveAll(words)} order by ${order} limit ${limit}::int`;

const amongAll: Keys = (context, words, limit) => byIndex(context, words, limit, [sql`'{}'::text[]`]);

const amongLastIds: Keys = (context, words, limit) =>
  byIndex(
    context,
    words,
    limit,
    [0, 1].map(
      (back) => sql`array['#' || (((select max(id) from applications) >> 16) - ${back}::int)::text]`,
    ),
  );

/**
 * Finds names by the index `applications_names`, with one of the lists of further parts; nothing where the newest are all
 * there are. Only what the index finds is sorted, and only until there is enough compared with the words.
 */
const byIndex = (
  context: SignedInContext,
  words: readonly string[],
  limit: number,
  further: readonly SQL[],
) => {
  const { providerId } = context.actor;
  const parts = sql`name_parts(${words.join(' ')}::text, null, ${providerId}::int, null)`;
  const indexed = sql`name_parts(full_name, student_full_name, provider_id, id)`;
  return sql`
    with named as materialized (
      select ${columns} from applications
      where (${or(...further.map((more) => sql`${indexed} @> (${parts} || ${more})`))}) and ${ownOf(context)}
        and exists (select from applications where ${ownOf(context)} offset ${newestAtFirst}::int)
    )
    select id, null as total from (
      select * from named as applications order by ${order} offset 0
    ) as applications where ${haveAll(words)} limit ${limit}::int`;
};

/** Matches rows of whose two names one has all words; `%` and `_` stand for themselves. */
const haveAll = (words: readonly string[]): SQL => {
  const has = (column: SQL) =>
    and(
      ...words.map(
        (word) =>
          sql`search_text(${column}) like search_text(${`%${word.replace(/[\\%_]/g, '\\$&')}%`}::text)`,
      ),
    );
  return or(has(sql`full_name`), has(sql`student_full_name`)) ?? sql`false`;
};
