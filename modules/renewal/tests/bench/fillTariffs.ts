import { sql } from 'drizzle-orm';
import type { Database } from '../../../../server/db/database';
import { rowsOf } from '../../../../server/db/rowsOf';
import { makeProvider } from '../../../../tests/support/builders';
import { makeActive } from '../../../../tests/support/maintenance';
import { validNif } from '../../../../tests/support/nifs';

/** Copies a tariff so often, each with a tax number of its own; every fifth with answers of last year. */
export const fillTariffs = async (db: Database, many: number): Promise<void> => {
  const provider = await makeProvider(db);
  const { id } = await makeActive(db, provider.id);
  const columns = rowsOf(
    await db.execute(sql`
      select column_name as name from information_schema.columns where table_name = 'applications'
        and column_name not in ('id', 'fiscal_number') and is_generated = 'NEVER'`),
  ) as { name: string }[];
  const names = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  await db.execute(sql`alter table applications disable trigger user`);
  for (let from = 1; from < many; from += 50_000) {
    const nifs = Array.from({ length: Math.min(50_000, many - from) }, (_, index) => validNif(from + index));
    await db.execute(sql`
      insert into applications (fiscal_number, ${names})
      select nif, ${names} from applications, unnest(${sql.param(nifs)}::text[]) nif where id = ${id}::int`);
  }
  await db.execute(sql`
    insert into service_answers (application_id, service, result, asked_on, recorded_on)
    select a.id, service, case when a.id % 25 = 0 then 'no' else 'yes' end, timestamptz '2025-10-01', timestamptz '2025-10-01'
    from applications a, (values ('socialSecurity'), ('taxAuthority')) as service (service) where a.id % 5 = 0`);
  await db.execute(sql`analyze applications, service_answers`);
};
