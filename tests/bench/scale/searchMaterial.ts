import { and, desc, type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { applications } from '../../../server/db/schema/applications';
import { resolveSearch, searchConditions } from '../../../server/services/applications/search/searchFilters';
import type { RandomSearch, SearchMaterial } from './randomSearches';

/** Reads some hundred applications, from all years of the database, to draw searches from. */
export const searchMaterial = async (client: pg.Client): Promise<SearchMaterial> => {
  const { rows } = await client.query(`
    select fiscal_number as nif, provider_email as email, post_code as "postCode", district, username as author, provider_id as "providerId"
    from applications join users on users.id = created_by_id where applications.id % 1999 = 0`);
  const { rows: sums } = await client.query(
    'select count(*)::int as applications, max(created_on) as until from applications',
  );
  return { samples: rows, ...sums[0] };
};

/** Writes a search as SQL without the stored counts: one statement counts the matches, one reads the page. */
export const plainStatements = async (
  client: pg.Client,
  { pageNumber, pageSize, ...search }: RandomSearch,
): Promise<{ text: string; values: unknown[] }[]> => {
  const db = drizzle(client, { casing: 'snake_case' });
  const actor = {
    userId: 1,
    username: '',
    role: 'Administrator',
    roles: [],
    permissions: [],
    providerId: null,
  } as const;
  const context = { db, actor, now: () => new Date(), remoteAddress: null, familyId: '' };
  const conditions: SQL | undefined = and(searchConditions(await resolveSearch(context, search)));
  const page = db
    .select()
    .from(applications)
    .where(conditions)
    .orderBy(desc(applications.createdOn), desc(applications.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize);
  const total = db.select({ count: sql`count(*)` }).from(applications).where(conditions);
  return [total, page].map((query) => {
    const { sql: text, params: values } = query.toSQL();
    return { text, values };
  });
};
