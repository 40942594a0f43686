import { and, eq, sql } from 'drizzle-orm';
import { getApplicationFiles } from '../../../../contract/calls/application';
import type { FileScan } from '../../../../contract/entities/file';
import type { Database } from '../../../db/database';
import { applications } from '../../../db/schema/applications';
import { files } from '../../../db/schema/files';
import { storedDocuments } from '../../../db/schema/storedDocuments';
import { auditView } from '../../audit/writeAuditEvent';
import { requireAccess } from '../../context/requireAccess';
import type { ServiceContext, SignedInContext } from '../../context/serviceContext';
import { mayGiveDocument } from '../../hooks/hooks';
import { requireApplication } from '../visibility/requireApplication';

/** Lists the documents of an application that the actor may see (spec 7, get-files). */
export const listFiles = async (
  context: SignedInContext,
  { applicationId, resourceFileType }: { applicationId: number; resourceFileType?: number | undefined },
): Promise<FileDescription[]> => {
  requireAccess(context, getApplicationFiles);
  await requireApplication(context, applicationId);
  await auditView(context, applicationId, 'files');
  return filesOf(context, applicationId, resourceFileType);
};

/** A document without its content, and why it may not be opened, if so. */
export interface FileDescription
  extends Pick<typeof files.$inferSelect, 'id' | 'filename' | 'resourceFileTypeId'> {
  readonly scan?: FileScan | undefined;
}

/**
 * Selects the application whose documents are shown for this one: an unedited maintenance request shows those
 * of its original, which are stored once.
 */
export const documentsOwner = (db: Database, applicationId: number) =>
  db
    .select({ id: sql`coalesce(${applications.documentsOfId}, ${applications.id})` })
    .from(applications)
    .where(eq(applications.id, applicationId));

/**
 * Returns the documents of an application in the order in which they were handed in, of one type if given.
 */
export const filesOf = async (
  context: Pick<ServiceContext, 'db' | 'modules'>,
  applicationId: number,
  resourceFileTypeId?: number,
): Promise<FileDescription[]> => {
  const { db } = context;
  const found = await db
    .select({
      id: files.id,
      filename: files.filename,
      resourceFileTypeId: files.resourceFileTypeId,
      scan: storedDocuments.scan,
    })
    .from(files)
    .leftJoin(storedDocuments, eq(storedDocuments.hash, files.hash))
    .where(
      and(
        eq(files.applicationId, sql`${documentsOwner(db, applicationId)}`),
        resourceFileTypeId === undefined ? undefined : eq(files.resourceFileTypeId, resourceFileTypeId),
      ),
    )
    .orderBy(files.id);
  return found.map(({ scan, ...file }) => ({ ...file, scan: mayGiveDocument(context, scan)?.scan }));
};
