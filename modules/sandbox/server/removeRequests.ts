import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/db/database';
import { rowsOf } from '../../../server/db/rowsOf';
import { applications } from '../../../server/db/schema/applications';
import { webhookMessages } from '../../../server/db/schema/webhooks';
import { releaseDocuments } from '../../../server/services/applications/documents/releaseDocuments';

/**
 * Removes requests of the sandbox with all that refers to them, and the requests that were made of them, in the caller's
 * transaction. The bytes of their documents go by a job. Outside a sandbox no request is ever removed.
 */
export const removeRequests = async (tx: Database, wanted: readonly number[]): Promise<void> => {
  const ids = await withFollowUps(tx, wanted);
  if (ids.length === 0) return;
  const these = sql`any(${sql.param(ids)}::int[])`;
  await releaseDocuments(tx, ids);
  for (const { table, column, isRequired } of await referencesTo(tx)) {
    const [of, by] = [sql.identifier(table), sql.identifier(column)];
    await tx.execute(
      isRequired
        ? sql`delete from ${of} where ${by} = ${these}`
        : sql`update ${of} set ${by} = null where ${by} = ${these}`,
    );
  }
  await tx.delete(webhookMessages).where(sql`${webhookMessages.applicationId} = ${these}`);
  await tx.delete(applications).where(sql`${applications.id} = ${these}`);
};

/** Adds rechecks, maintenance requests, and those that share documents, of all these. */
const withFollowUps = async (tx: Database, wanted: readonly number[]): Promise<number[]> => {
  const found = await tx.execute(sql`
    with recursive gone (id) as (
      select unnest(${sql.param([...wanted])}::int[])
      union
      select one.id from applications one join gone on gone.id in (one.recheck_application_id, one.documents_of_id)
    )
    select id from gone`);
  return rowsOf(found).map((row) => Number(Reflect.get(Object(row), 'id')));
};

interface Reference {
  readonly table: string;
  readonly column: string;
  /** Whether a row is nothing without the request. */
  readonly isRequired: boolean;
}

/** Returns the columns of other tables that refer to requests, as the catalogue has them, so that none can be forgotten. */
const referencesTo = async (tx: Database): Promise<Reference[]> => {
  const found = await tx.execute(sql`
    select r.relname as "table", a.attname as "column", a.attnotnull as "isRequired"
    from pg_constraint c
    join pg_class r on r.oid = c.conrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'applications'::regclass and c.conrelid <> c.confrelid
    order by 1, 2`);
  return rowsOf(found) as Reference[];
};
