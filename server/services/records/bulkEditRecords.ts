import { and, asc, count, desc, eq, gt, inArray, isNull, lte, max, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { bulkEditDone, bulkEditPreview } from '../../../contract/entities/bulkEdit';
import { type bulkEditInput, type bulkEditStep, recordsPerStep } from '../../../contract/records/bulkEdit';
import type { Database } from '../../db/database';
import { Refusal } from '../../lib/refusal';
import { writeAuditEvent } from '../audit/writeAuditEvent';
import { onceByKey } from '../context/onceByKey';
import { requireAccess } from '../context/requireAccess';
import type { SignedInContext } from '../context/serviceContext';
import { filterConditions, ownRecords } from './recordConditions';
import { acceptLookups } from './recordLookups';
import type { PlainResource, RecordColumns } from './recordSources';
import { callOf, type StoredRecord, storeOf, subjectOf } from './recordVerbs';
import { keepVersion } from './recordVersions';
import { refusedByDatabase } from './refusedByDatabase';
import { changedValues } from './storedValues';

type Wanted = z.output<ReturnType<typeof bulkEditInput>>;
type Step = z.output<ReturnType<typeof bulkEditStep>>;
type Preview = z.output<typeof bulkEditPreview>;
type Done = z.output<typeof bulkEditDone>;

/** How many of the values that a field has are counted one by one. */
const listedValues = 10;

/** Returns how many records a bulk edit would reach and what it would change in them; changes nothing. */
export const previewBulkEdit = async (
  context: SignedInContext,
  resource: PlainResource,
  wanted: Wanted,
): Promise<Preview> => {
  requireAccess(context, callOf(resource, 'previewBulkEdit'));
  const { source, columns, matching } = await matchesOf(context, resource, wanted);
  const { db } = context;
  const [found] = await db
    .select({ total: count(), until: max(columns.id as never) })
    .from(source)
    .where(matching);
  const total = found?.total ?? 0;
  const changes: Preview['changes'] = [];
  for (const [field, value] of Object.entries(setBy(resource, wanted.values))) {
    const column = columns[field] as never;
    const isSame = value === null ? isNull(column) : eq(column, value);
    const same = await db.$count(source as PgTable, and(matching, isSame));
    const from = await db
      .select({ value: column as SQL<string | number | boolean | null>, count: count() })
      .from(source)
      .where(and(matching, sql`(${isSame}) is not true`))
      .groupBy(column)
      .orderBy(desc(count()), asc(column))
      .limit(listedValues);
    const listed = from.reduce((sum, one) => sum + one.count, 0);
    changes.push({ field, from: from.map(plainValue), others: total - same - listed, same });
  }
  const { declaration } = resource;
  if (declaration.isReadingAudited)
    await writeAuditEvent(context, {
      action: 'view',
      subject: subjectOf(declaration),
      detail: { by: Object.keys(wanted.filter), rows: 0, matching: total },
    });
  return { total, until: Number(found?.until ?? 0), changes };
};

/**
 * Sets the fields of the next records, in the order of their ids, in one transaction; the caller goes on after `last`
 * until that is null. A record that can't be changed fails alone, and says why.
 */
export const bulkEditRecords = async (
  context: SignedInContext,
  resource: PlainResource,
  step: Step,
): Promise<Done> => {
  requireAccess(context, callOf(resource, 'bulkEdit'));
  const { after, until, ...wanted } = step;
  return onceByKey(context, async (inside) => {
    const { source, columns, matching } = await matchesOf(inside, resource, wanted);
    const id = columns.id as never;
    const rows = (await inside.db
      .select(columns)
      .from(source as PgTable)
      .where(and(matching, gt(id, after), lte(id, until)))
      .orderBy(asc(id))
      .limit(recordsPerStep)
      .for('update')) as StoredRecord[];
    const changed: number[] = [];
    const failed: Done['failed'] = [];
    for (const row of rows) {
      try {
        if (await changeOne(inside, resource, row, wanted.values)) changed.push(row.id);
      } catch (failure) {
        if (!(failure instanceof Refusal)) throw failure;
        failed.push({ id: row.id, message: failure.message });
      }
    }
    const { declaration } = resource;
    if (changed.length > 0)
      await writeAuditEvent(inside, {
        action: 'update',
        subject: subjectOf(declaration),
        detail: { fields: Object.keys(setBy(resource, wanted.values)), ids: changed },
      });
    const isLast = rows.length < recordsPerStep;
    return {
      changed: changed.length,
      unchanged: rows.length - changed.length - failed.length,
      failed,
      last: isLast ? null : (rows.at(-1)?.id ?? null),
    };
  });
};

/** Changes one record in a savepoint of its own; returns whether there was anything to change. */
const changeOne = async (
  context: SignedInContext,
  resource: PlainResource,
  before: StoredRecord,
  values: Wanted['values'],
): Promise<boolean> => {
  const { declaration, source } = resource;
  const accepted = await acceptLookups(context, declaration, values, before);
  const changes = changedValues(declaration, before, accepted);
  if (Object.keys(changes).length === 0) return false;
  const table = source as PgTable;
  const { columns } = storeOf(resource);
  const { id } = before;
  return context.db.transaction(async (db: Database) => {
    const [after] = (await refusedByDatabase(declaration, () =>
      db.update(table).set(changes).where(sql`id = ${id}`).returning(columns),
    )) as StoredRecord[];
    if (after) await keepVersion({ ...context, db }, declaration, { before, after });
    return true;
  });
};

const matchesOf = async (
  context: SignedInContext,
  resource: PlainResource,
  { filter, ids }: Pick<Wanted, 'filter' | 'ids'>,
): Promise<{ source: PlainResource['source']; columns: RecordColumns; matching: SQL | undefined }> => {
  const { source, columns } = storeOf(resource);
  const { declaration } = resource;
  const matching = and(
    ownRecords(declaration, columns, context.actor),
    await filterConditions(context, declaration, source, columns, filter),
    ids && inArray(columns.id as never, ids),
  );
  return { source, columns, matching };
};

/** Returns the fields that are set, with their values as they are stored. */
const setBy = ({ declaration }: PlainResource, values: Wanted['values']) =>
  changedValues(declaration, {}, values);

const plainValue = ({ value, count: rows }: { value: unknown; count: number }) => ({
  value: value instanceof Date ? value.toISOString() : (value as string | number | boolean | null),
  count: rows,
});
