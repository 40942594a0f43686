import { and, or, type SQL, sql } from 'drizzle-orm';
import { auditList } from '../../audit/writeAuditEvent';
import type { SignedInContext } from '../../context/serviceContext';
import { shownApplications } from '../visibility/visibleApplications';
import { type FoundApplication, newestFirst, readRows, sortedBy } from './readRows';

/** How many of the newest applications are looked through before the index is asked. */
const newestAtFirst = 300;

/** Who looks for which words, and how many hits are enough. */
interface NameSearch {
  readonly context: SignedInContext;
  readonly words: readonly string[];
  readonly limit: number;
}

/**
 * Returns the newest `limit` applications that the actor may open in whose name, or student's name, all words are, whole
 * or in part, whatever their accents and case. Records that somebody was looked for by name, and who was shown.
 */
export const findByName = async (
  context: SignedInContext,
  words: readonly string[],
  limit: number,
): Promise<FoundApplication[]> => {
  const ids = await findIds({ context, words, limit });
  const keys = sql`select id, null as total from applications where id = any(${sql.param(ids)}::int[])`;
  const { rows } = ids.length > 0 ? await readRows(context, keys) : { rows: [] };
  await auditList(context, { subject: 'applications', by: ['fullName'], ids });
  return rows;
};

/**
 * For a common name the index would bring up every third row: it is found among the newest at once. One that is less
 * common is found among the last ids, and what they lack is rare everywhere.
 */
const findIds = async (search: NameSearch): Promise<number[]> => {
  const { limit } = search;
  const first = await idsOf(search, amongNewest(search));
  if (first.length >= limit) return first;
  const last = await idsOf(search, byIndex(search, lastIds));
  if (last.length >= limit) return last;
  const all = await idsOf(search, byIndex(search, [ownPart(search)]));
  return all.length > 0 ? all : first;
};

const idsOf = async ({ context: { db } }: NameSearch, found: SQL): Promise<number[]> =>
  (await db.select({ id: sql<number>`found.id` }).from(sql`(${found}) as found`)).map(({ id }) => id);

const columns = sql`id, created_on, full_name, student_full_name`;
const order = sortedBy(newestFirst);

const amongNewest = ({ context, words, limit }: NameSearch): SQL => {
  const own = shownApplications(context.actor) ?? sql`true`;
  return sql`
    select id from (
      select ${columns} from applications where ${own} order by ${order} limit ${newestAtFirst}::int
    ) as applications where ${haveAll(words)} order by ${order} limit ${limit}::int`;
};

/** The parts that the last 4,096 ids and up to 16,384 others have: one range of ids, and that before if it is new. */
const lastIds = [
  sql`array['#' || ((select max(id) from applications) >> 14)::text]`,
  sql`array['#' || (select case when max(id) & 16383 < 4096 then ((max(id) >> 14) - 1)::text else '' end from applications)]`,
];

/** The part that all applications of the actor's provider have; none for administrators. */
const ownPart = ({ context: { actor } }: NameSearch): SQL =>
  sql`name_parts('', null, ${actor.providerId}::int, null)`;

/**
 * Finds names by the index `applications_names`, with one of the lists of further parts; nothing where the newest are all
 * there are. Only what the index finds is sorted, and only until there is enough compared with the words.
 */
const byIndex = ({ context, words, limit }: NameSearch, further: readonly SQL[]): SQL => {
  const own = shownApplications(context.actor) ?? sql`true`;
  const parts = sql`name_parts(${words.join(' ')}::text, null, null, null)`;
  const indexed = sql`name_parts(full_name, student_full_name, provider_id, id)`;
  return sql`
    with named as materialized (
      select ${columns} from applications
      where (${or(...further.map((more) => sql`${indexed} @> (${parts} || ${more})`))}) and ${own}
        and exists (select from applications where ${own} offset ${newestAtFirst}::int)
    )
    select id from (
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
