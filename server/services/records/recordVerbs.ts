import { and, eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Call } from '../../../contract/calls/defineCall';
import type { RecordDeclaration } from '../../../contract/records/defineRecords';
import { recordMessages } from '../../../contract/records/recordMessages';
import type { RecordQuery } from '../../../contract/records/recordQuery';
import { recordFiles } from '../../db/schema/recordFiles';
import { readFileBytes } from '../../documents/readDocument';
import { hashToken } from '../../lib/hashToken';
import { Refusal } from '../../lib/refusal';
import { type AuditSubject, writeAuditEvent } from '../audit/writeAuditEvent';
import { onceByKey } from '../context/onceByKey';
import { requireAccess } from '../context/requireAccess';
import type { DocumentsContext, SignedInContext } from '../context/serviceContext';
import { requireGiven } from '../hooks/hooks';
import { filterConditions, ownRecords, recordOrder } from './recordConditions';
import {
  type FilesContext,
  findFile,
  keepFiles,
  removeFiles,
  requireFiles,
  storeFiles,
  withFilenames,
} from './recordFiles';
import { acceptLookups } from './recordLookups';
import { columnsOf, type PlainResource } from './recordSources';
import { keepVersion } from './recordVersions';
import { refusedByDatabase, refusedWhileUsed } from './refusedByDatabase';
import { selectRange } from './selectRange';
import { changedValues, storedValues } from './storedValues';
import { recordTexts } from './texts';

/** A stored record. */
export type StoredRecord = Readonly<Record<string, unknown>> & { readonly id: number };

/** A stored record with the version of its present state. */
export type VersionedRecord = StoredRecord & { readonly version: string };

/** Returns a range of the matching records, and their total number. */
export const listRecords = async (
  context: SignedInContext,
  resource: PlainResource,
  query: RecordQuery,
): Promise<{ items: StoredRecord[]; first: number; total: number }> => {
  requireAccess(context, callOf(resource, 'list'));
  const { filter, range, sort } = query;
  const { declaration } = resource;
  const { source, columns } = storeOf(resource);
  const conditions = and(
    ownRecords(declaration, columns, context.actor),
    await filterConditions(context, declaration, source, columns, filter),
  );
  const order = recordOrder(declaration, columns, sort);
  const selection = { columns, conditions, order, range };
  const { items, first, total } = await selectRange<StoredRecord>(context.db, source, selection);
  if (declaration.isReadingAudited) {
    const rows = items.length;
    const detail = { by: Object.keys(filter), rows, ...(rows === 0 && total > 0 && { matching: total }) };
    await writeAuditEvent(context, { action: 'view', subject: subjectOf(declaration), detail });
  }
  return { items: await withFilenames(context.db, declaration, items, context), first, total };
};

/** Returns one record; throws a Refusal, `notFound`, if the actor has no such record. */
export const readRecord = async (
  context: SignedInContext,
  resource: PlainResource,
  { id }: { id: number },
): Promise<VersionedRecord> => {
  requireAccess(context, callOf(resource, 'read'));
  const found = await findRecord(context, resource, id);
  const { declaration } = resource;
  if (declaration.isReadingAudited)
    await writeAuditEvent(context, { action: 'view', subject: subjectOf(declaration), subjectId: id });
  return shown(context, resource, found);
};

/**
 * Returns the file of a record's field, and records who fetched it; throws a Refusal, `notFound`, without one,
 * and `badRequest` before its scan, or if that found malicious software.
 */
export const readRecordFile = async (
  context: SignedInContext & DocumentsContext,
  resource: PlainResource,
  field: string,
  { id }: { id: number },
): Promise<{ filename: string; content: Uint8Array<ArrayBuffer> }> => {
  requireAccess(context, resource.downloads[field] ?? { access: [] });
  const { [field]: fileId } = await findRecord(context, resource, id);
  const file = typeof fileId === 'number' ? await findFile(context.db, fileId) : undefined;
  if (!file) throw new Refusal('notFound', recordTexts.fileNotFound);
  requireGiven(context, file.scan);
  const subject = { subject: subjectOf(resource.declaration), subjectId: id };
  const detail = { field, ...(file.notes.length > 0 && { notes: file.notes }) };
  await writeAuditEvent(context, { action: 'download', ...subject, detail });
  return { filename: file.filename, content: await readFileBytes(context, recordFiles, file) };
};

/**
 * Creates a record and returns it; if records belong to a provider, as one of the actor's or of whom the regulator
 * chooses.
 * @throws {Refusal} `badRequest` at its field, for what it can not refer to, for a wrong or missing file and for what
 *   the database refuses
 */
export const createRecord = async (
  context: FilesContext,
  resource: PlainResource,
  input: Readonly<Record<string, unknown>>,
): Promise<VersionedRecord> => {
  requireAccess(context, callOf(resource, 'create'));
  const { declaration } = resource;
  const { table, columns } = storeOf(resource);
  requireFiles(declaration, input);
  const files = await keepFiles(context, declaration, input);
  return onceByKey(context, async (inside) => {
    const { db } = inside;
    const accepted = await acceptLookups(inside, declaration, input);
    const sent = await storeFiles(inside, declaration, accepted, files);
    const values = storedValues(declaration, sent, context.actor.userId);
    const [created] = (await refusedByDatabase(declaration, () =>
      db.insert(table).values(values).returning(columns),
    )) as StoredRecord[];
    if (!created) throw new Error(`No record of ${declaration.name} was created`);
    const { id } = created;
    await writeAuditEvent(inside, { action: 'create', subject: subjectOf(declaration), subjectId: id });
    await keepVersion(inside, declaration, { after: created });
    return shown(inside, resource, created);
  });
};

/**
 * Changes a record; the audit trail records which fields, never their old or new values.
 * @throws {Refusal} `changed` if it is no longer in the state that `version` names, so that nobody undoes an unseen
 *   change; `notFound` if the actor has no such record; `badRequest` at its field for what is not accepted
 */
export const updateRecord = async (
  context: FilesContext,
  resource: PlainResource,
  { id, version, ...input }: Readonly<Record<string, unknown>> & { readonly id: number },
): Promise<VersionedRecord> => {
  requireAccess(context, callOf(resource, 'update'));
  const { declaration } = resource;
  const { table, columns, isThis } = storeOf(resource, context, id);
  const files = await keepFiles(context, declaration, input);
  return onceByKey(context, async (inside) => {
    const { db } = inside;
    const [before] = (await db.select(columns).from(table).where(isThis).for('update')) as StoredRecord[];
    if (!before) throw notFound();
    const accepted = await acceptLookups(inside, declaration, input, before);
    const sent = await storeFiles(inside, declaration, accepted, files);
    const values = changedValues(declaration, before, sent);
    const fields = Object.keys(values);
    if (fields.length === 0) return shown(inside, resource, before);
    if (version !== undefined && version !== (await versionOf(before)))
      throw new Refusal('changed', recordMessages.changed);
    const [after] = (await refusedByDatabase(declaration, () =>
      db.update(table).set(values).where(isThis).returning(columns),
    )) as StoredRecord[];
    await writeAuditEvent(inside, {
      action: 'update',
      subject: subjectOf(declaration),
      subjectId: id,
      detail: { fields },
    });
    if (!after) throw notFound();
    await keepVersion(inside, declaration, { before, after });
    await removeFiles(db, declaration, before, after);
    return shown(inside, resource, after);
  });
};

/**
 * Deletes a record and returns it as it was.
 * @throws {Refusal} `notFound` if the actor has no such record; `badRequest` while others refer to it
 */
export const deleteRecord = async (
  context: SignedInContext,
  resource: PlainResource,
  { id }: { id: number },
): Promise<StoredRecord> => {
  requireAccess(context, callOf(resource, 'remove'));
  const { declaration } = resource;
  const { table, columns, isThis } = storeOf(resource, context, id);
  return context.db.transaction(async (db) => {
    const [deleted] = (await refusedWhileUsed(() =>
      db.delete(table).where(isThis).returning(columns),
    )) as StoredRecord[];
    if (!deleted) throw notFound();
    await keepVersion({ ...context, db }, declaration, { before: deleted });
    const [withNames = deleted] = await withFilenames(db, declaration, [deleted]);
    await removeFiles(db, declaration, deleted);
    await writeAuditEvent(
      { ...context, db },
      { action: 'delete', subject: subjectOf(declaration), subjectId: id },
    );
    return withNames;
  });
};

/** Finds a record of the actor's; throws a Refusal, `notFound`, if there is none. */
export const findRecord = async (context: SignedInContext, resource: PlainResource, id: number) => {
  const { source, columns, isThis } = storeOf(resource, context, id);
  const [found] = (await context.db.select(columns).from(source).where(isThis)) as StoredRecord[];
  if (!found) throw notFound();
  return found;
};

/** Returns the version of a record, equal for equal states on every server. */
export const versionOf = (record: StoredRecord): Promise<string> => hashToken(JSON.stringify(record));

/** Returns one record as it is answered on its own. */
export const shown = async (
  context: SignedInContext,
  { declaration }: PlainResource,
  record: StoredRecord,
): Promise<VersionedRecord> => {
  const [named = record] = await withFilenames(context.db, declaration, [record], context);
  return { ...named, version: await versionOf(record) };
};

/** Returns the call that leads to a verb; only calls that exist are mounted. */
export const callOf = ({ declaration, calls }: PlainResource, verb: keyof PlainResource['calls']): Call => {
  const call = calls[verb];
  if (!call) throw new Error(`${declaration.name} has no call for ${verb}`);
  return call;
};

/** Returns where the records of a resource are, and the condition that finds one of the actor's. */
export const storeOf = (
  { declaration, source }: PlainResource,
  { actor }: Partial<SignedInContext> = {},
  id?: number,
) => {
  const columns = columnsOf(source);
  return {
    source,
    columns,
    /** A view has no calls that write. */
    table: source as PgTable,
    /** Excludes another provider's record, as if it did not exist. */
    isThis: and(eq(columns.id as never, id as never), actor && ownRecords(declaration, columns, actor)),
  };
};

/**
 * Returns the audit subject of a resource; tests/architecture/plainResources.test.ts names one that the trail
 * has no words for.
 */
export const subjectOf = ({ name }: RecordDeclaration) => name as AuditSubject;

/** Builds the refusal of a record that there is not, or not for this actor. */
export const notFound = () => new Refusal('notFound', recordTexts.notFound);
