import { and, eq } from 'drizzle-orm';
import { downloadResourceFile, viewResourceFile } from '../../../../contract/calls/application';
import type { CheckedInput } from '../../../../contract/calls/defineCall';
import { applications } from '../../../db/schema/applications';
import { files } from '../../../db/schema/files';
import { storedDocuments } from '../../../db/schema/storedDocuments';
import { readFileBytes } from '../../../documents/readDocument';
import { Refusal } from '../../../lib/refusal';
import { writeAuditEvent } from '../../audit/writeAuditEvent';
import { readingUnits } from '../../context/allowance';
import { requireAccess } from '../../context/requireAccess';
import type { DocumentsContext, SignedInContext, WorkersContext } from '../../context/serviceContext';
import { requireGiven } from '../../hooks/hooks';
import { TookTooMuch } from '../../workers/workers';
import { applicationTexts } from '../texts';
import { applicationsWithShownDocuments } from '../visibility/visibleApplications';

/**
 * Returns the content of a document of an application that the actor may see, and records the download (spec 7). What is to
 * be shown to administrators is a copy without metadata, or the original of what can't be copied.
 * @throws {Refusal} `notFound` if the actor may not see it or it does not exist; `badRequest` before its scan, or if that
 *   found malicious software, or where the copy alone was asked for and none can be made
 */
export const downloadFile = async (
  context: SignedInContext & DocumentsContext & WorkersContext,
  { resourceFileId, form }: CheckedInput<typeof downloadResourceFile>,
): Promise<{ filename: string; content: Uint8Array<ArrayBuffer> }> => {
  requireAccess(context, downloadResourceFile);
  const [found] = await context.db
    .select({ ...knownColumns, filename: files.filename, hash: files.hash })
    .from(files)
    .innerJoin(applications, eq(applications.id, files.applicationId))
    .leftJoin(storedDocuments, eq(storedDocuments.hash, files.hash))
    .where(isShown(context, resourceFileId));
  if (!found) throw new Refusal('notFound', applicationTexts.documentNotFound);
  requireGiven(context, found.scan);
  await context.countRead?.(context.db, readingUnits.document);
  const original = await readFileBytes(context, files, found);
  const isCopy = form === 'withoutMetadata' || (form === 'shown' && context.actor.role === 'Administrator');
  // A worker may take over the bytes that it gets.
  const copy = isCopy ? await copyOf(context, original.slice()) : undefined;
  if (!copy && form === 'withoutMetadata') throw new Refusal('badRequest', applicationTexts.metadataStays);
  const asked = form === 'shown' ? undefined : form;
  await auditDownload(context, found, isCopy && !copy ? 'onlyOriginal' : asked);
  return { filename: found.filename, content: copy ?? original };
};

/**
 * Records that the actor is now looking at a prefetched document, which counts as a download.
 * @throws {Refusal} `notFound` if the actor may not see it
 */
export const viewFile = async (
  context: SignedInContext,
  { resourceFileId }: { resourceFileId: number },
): Promise<true> => {
  requireAccess(context, viewResourceFile);
  const [found] = await context.db
    .select(knownColumns)
    .from(files)
    .innerJoin(applications, eq(applications.id, files.applicationId))
    .leftJoin(storedDocuments, eq(storedDocuments.hash, files.hash))
    .where(isShown(context, resourceFileId));
  if (!found) throw new Refusal('notFound', applicationTexts.documentNotFound);
  requireGiven(context, found.scan);
  await auditDownload(context, found);
  return true;
};

/** What the audit records of a document. */
const auditedColumns = { id: files.id, applicationId: files.applicationId, notes: files.notes };
const knownColumns = { ...auditedColumns, scan: storedDocuments.scan };

const isShown = ({ db, actor }: SignedInContext, resourceFileId: number) =>
  and(eq(files.id, resourceFileId), applicationsWithShownDocuments(db, actor));

/** Returns a document without its metadata; nothing if it is signed, or can't be read to the end. */
const copyOf = async ({ workers }: WorkersContext, content: Uint8Array<ArrayBuffer>) => {
  try {
    return (await workers.run('withoutMetadata', { content })).content;
  } catch (failure) {
    if (failure instanceof TookTooMuch) return undefined;
    throw failure;
  }
};

const auditDownload = (
  context: SignedInContext,
  { id, applicationId, notes }: Pick<typeof files.$inferSelect, keyof typeof auditedColumns>,
  form?: 'withoutMetadata' | 'original' | 'onlyOriginal',
): Promise<void> =>
  writeAuditEvent(context, {
    action: 'download',
    subject: 'file',
    subjectId: id,
    detail: { applicationId, ...(notes.length > 0 && { notes }), ...(form && { form }) },
  });
