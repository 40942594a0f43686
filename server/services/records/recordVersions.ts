import { and, desc, eq, inArray, lte, notInArray, or } from 'drizzle-orm';
import type { RecordVersion } from '../../../contract/entities/recordVersion';
import type { RecordDeclaration } from '../../../contract/records/defineRecords';
import type { Database } from '../../db/database';
import { recordVersions } from '../../db/schema/recordVersions';
import { users } from '../../db/schema/users';
import type { SignedInContext } from '../context/serviceContext';
import { withFilenames } from './recordFiles';

type Values = Readonly<Record<string, unknown>>;
type Stored = Values & { readonly id: number };

/** A record, by its resource and id. */
interface RecordName {
  readonly resource: string;
  readonly recordId: number;
}

/** A resource whose records keep their versions, if it says so. */
export type Kept = Pick<RecordDeclaration, 'name' | 'fields' | 'history'>;

/**
 * Keeps a change of a record, if its resource has a history, in the transaction that makes the change. A record without
 * `before` was created, one without `after` was deleted. Where the state before is not the last version that was kept,
 * as when the record is older than its history, it is kept as well: as found, made by nobody.
 */
export const keepVersion = async (
  { db, now, actor, askedById }: Pick<SignedInContext, 'db' | 'now' | 'actor' | 'askedById'>,
  resource: Kept,
  { before, after }: { readonly before?: Stored; readonly after?: Stored },
): Promise<void> => {
  const record = after ?? before;
  if (!resource.history || !record) return;
  const of = { resource: resource.name, recordId: record.id };
  const [earlier, later] = (await withFilenames(db, resource, [before ?? record, record])).map(valuesOf);
  if (!earlier || !later) return;
  const versions: (typeof recordVersions.$inferInsert)[] = [];
  const keep = (
    version: Pick<typeof recordVersions.$inferInsert, 'action' | 'values' | 'former' | 'userId'>,
  ) => versions.push({ ...of, changedOn: now(), ...version });
  const userId = askedById ?? actor.userId;
  if (!before) keep({ userId, action: 'create', values: later });
  else if (!after) keep({ userId, action: 'delete', values: later });
  else {
    const changed = differing(before, after);
    if (changed.length === 0) return;
    const [last] = await newestOf(db, of).limit(1);
    const unseen = last && pick(last.version.values, differing(last.version.values, earlier));
    if (!unseen || Object.keys(unseen).length > 0)
      keep({ action: 'found', values: earlier, former: unseen ?? null });
    // Files are compared as they are stored: another one may have the same name.
    keep({ userId, action: 'update', values: later, former: pick(earlier, changed) });
  }
  await db.insert(recordVersions).values(versions);
};

/** Keeps the first versions of records that one statement has created, as `keepVersion` does of a single one. */
export const keepCreated = async (
  { db, now, actor: { userId } }: Pick<SignedInContext, 'db' | 'now' | 'actor'>,
  resource: Kept,
  created: readonly Stored[],
): Promise<void> => {
  if (!resource.history || created.length === 0) return;
  const named = await withFilenames(db, resource, created);
  await db.insert(recordVersions).values(
    named.map((record) => ({
      resource: resource.name,
      recordId: record.id,
      changedOn: now(),
      userId,
      action: 'create' as const,
      values: valuesOf(record),
    })),
  );
};

/** Returns a range of a record's versions, newest first, and their total number. */
export const listVersions = async (
  db: Database,
  of: RecordName,
  [first, last]: readonly [number, number],
): Promise<{ items: RecordVersion[]; first: number; total: number }> => {
  const found = await newestOf(db, of)
    .limit(last - first + 1)
    .offset(first);
  const items = found.map(({ version, username }) => ({
    id: version.id,
    changedOn: version.changedOn.toISOString(),
    action: version.action,
    username,
    changes: changesOf(version),
    values: version.values,
  }));
  // What is stored came from JSON, and a record that was deleted is not found.
  return { items: items as RecordVersion[], first, total: await db.$count(recordVersions, isOf(of)) };
};

const stepSize = 5_000;
const day = 86_400_000;

/**
 * Removes the versions that are older than their resource says, some thousand at a time; those of a resource that no
 * longer says it, once they are older than any other.
 */
export const removeOldVersions = async (
  db: Database,
  now: Date,
  kept: readonly Pick<Kept, 'name' | 'history'>[],
): Promise<void> => {
  const terms = kept.flatMap(({ name, history }) => (history ? [{ name, days: history.keptForDays }] : []));
  const isBefore = (days: number) => lte(recordVersions.changedOn, new Date(now.getTime() - days * day));
  const days = terms.map((term) => term.days);
  const names = terms.map(({ name }) => name);
  const isOld = and(
    // All of one range of the index, whatever the resources.
    isBefore(Math.min(...days)),
    or(
      ...terms.map((term) => and(eq(recordVersions.resource, term.name), isBefore(term.days))),
      and(notInArray(recordVersions.resource, names), isBefore(Math.max(...days))),
    ),
  );
  let removed = stepSize;
  while (removed === stepSize) {
    const some = db.select({ id: recordVersions.id }).from(recordVersions).where(isOld).limit(stepSize);
    const gone = await db
      .delete(recordVersions)
      .where(inArray(recordVersions.id, some))
      .returning({ id: recordVersions.id });
    removed = gone.length;
  }
};

const isOf = ({ resource, recordId }: RecordName) =>
  and(eq(recordVersions.resource, resource), eq(recordVersions.recordId, recordId));

const newestOf = (db: Database, of: RecordName) =>
  db
    .select({ version: recordVersions, username: users.username })
    .from(recordVersions)
    .leftJoin(users, eq(users.id, recordVersions.userId))
    .where(isOf(of))
    .orderBy(desc(recordVersions.id));

const valuesOf = ({ id: _, ...values }: Stored): Values => values;

/** Returns the fields of two states that differ; one that a state has not yet or no more is empty there. */
const differing = (one: Values, other: Values): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (field) => JSON.stringify(one[field] ?? null) !== JSON.stringify(other[field] ?? null),
  );

const pick = (values: Values, fields: readonly string[]): Values =>
  Object.fromEntries(fields.map((field) => [field, values[field] ?? null]));

/** Returns the fields that a version changed; in a new record, those that were filled in. */
const changesOf = ({ action, values, former }: typeof recordVersions.$inferSelect) => {
  const before = former ?? (action === 'create' ? filledIn(values) : {});
  return Object.keys(before).map((field) => ({
    field,
    before: former?.[field] ?? null,
    after: values[field] ?? null,
  }));
};

const filledIn = (values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
