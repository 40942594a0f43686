import { sql } from 'drizzle-orm';
import { userStatus, userType } from '../../../contract/rules/userTypes';
import type { Database } from '../../../server/db/database';
import { moduleRights } from '../../../server/seed/common/demoUsers';
import { checkCounts } from '../../../server/services/applications/counts/checkCounts';
import { addHistory } from './addHistory';
import { planFollowers, planRequests, storePlans } from './planApplications';
import type { Quantity } from './quantity';

/** A number from 0 up to 1 for a row and a purpose, always the same one, so that the data never differ. */
const chance = sql.raw(`
  create or replace function pg_temp.chance(row_number bigint, purpose int) returns float8
  language sql immutable parallel safe as
  $$ select (hashint8extended(row_number, purpose) & 2147483647) / 2147483648.0 $$`);

const addPeople = async (db: Database, { providers, operatorsPerProvider }: Quantity) => {
  await db.execute(sql`
    insert into users (user_type_id, user_status_id, username, name)
    select ${userType.provider}::int, case when n % 10 = 0 then 2 else ${userStatus.active}::int end,
      'geral@operadora' || n || '.example.pt', 'Operadora ' || to_char(n, 'FM000')
    from generate_series(1, ${providers}::int) n`);
  await db.execute(sql`
    insert into users (user_type_id, user_status_id, username, parent_id, permissions)
    select ${userType.operator}::int, case when n % 9 = 0 then 2 else ${userStatus.active}::int end,
      'loja' || n || '@' || split_part(provider.username, '@', 2), provider.id,
      array(select jsonb_array_elements_text(${JSON.stringify(moduleRights())}::jsonb))
    from users provider, generate_series(1, ${operatorsPerProvider}::int) n
    where provider.user_type_id = ${userType.provider}::int`);
};

interface IndexDefinition extends Record<string, unknown> {
  readonly name: string;
  readonly definition: string;
}

/** Drops the indexes while the tables are filled and recreates them afterwards, which takes half the time. */
const withoutIndexes = async (db: Database, fill: () => Promise<void>) => {
  const found = await db.execute<IndexDefinition>(sql`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and tablename in ('applications', 'application_history') and indexname not like '%_pkey'`);
  const { rows } = found as unknown as { rows: IndexDefinition[] };
  for (const { name } of rows) await db.execute(sql.raw(`drop index "${name}"`));
  await fill();
  for (const { definition } of rows) await db.execute(sql.raw(definition));
};

/**
 * Adds applications to a migrated database that has the reference data: of providers of very different sizes, over
 * five years, in statuses that fit their age, with rechecks, yearly maintenance lists each submitted at once, and
 * history.
 */
export const fillApplications = async (db: Database, quantity: Quantity): Promise<void> => {
  await db.transaction(async (tx) => {
    await tx.execute(chance);
    await addPeople(tx, quantity);
    // The rows are consistent by construction, and checking each reference takes as long as everything else.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`set local jit = off`);
    await tx.execute(sql`set local enable_nestloop = off`);
    await tx.execute(sql`set local work_mem = '256MB'`);
    await tx.execute(sql`set local maintenance_work_mem = '512MB'`);
    await planRequests(tx, quantity);
    await planFollowers(tx, quantity);
    await withoutIndexes(tx, async () => {
      await storePlans(tx);
      await addHistory(tx);
    });
    await tx.execute(sql`
      insert into provider_emails select distinct provider_email from applications on conflict do nothing`);
  });
  // Without triggers nothing was counted: this finds that and corrects the counts.
  await checkCounts({ db, now: () => quantity.until });
  for (const table of [
    'users',
    'applications',
    'application_history',
    'provider_emails',
    'application_counts',
    'application_origins',
  ])
    await db.execute(sql.raw(`vacuum analyze ${table}`));
};
