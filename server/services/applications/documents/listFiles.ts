import { and, eq, sql } from 'drizzle-orm';
import { getApplicationFiles } from '../../../../contract/calls/application';
import type { Database } from '../../../db/database';
import { applications } from '../../../db/schema/applications';
import { files } from '../../../db/schema/files';
import { auditView } from '../../audit/writeAuditEvent';
import { requireAccess } from '../../context/requireAccess';
import type { SignedInContext } from '../../context/serviceContext';
import { requireApplication } from '../visibility/requireApplication';

/** Lists the documents of an application that the actor may see (spec 7, get-files). */
export const listFiles = async (
  context: SignedInContext,
  { applicationId, resourceFileType }: { applicationId: number; resourceFileType?: number | undefined },
): Promise<FileDescription[]> => {
  requireAccess(context, getApplicationFiles);
  await requireApplication(context, applicationId);
  await auditView(context, applicationId, 'files');
  return filesOf(context.db, applicationId, resourceFileType);
};

/** A document without its content. */
export type FileDescription = Pick<typeof files.$inferSelect, 'id' | 'filename' | 'resourceFileTypeId'>;

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
export const filesOf = (
  db: Database,
  applicationId: number,
  resourceFileTypeId?: number,
): Promise<FileDescription[]> =>
  db
    .select({ id: files.id, filename: files.filename, resourceFileTypeId: files.resourceFileTypeId })
    .from(files)
    .where(
      and(
        eq(files.applicationId, sql`${documentsOwner(db, applicationId)}`),
        resourceFileTypeId === undefined ? undefined : eq(files.resourceFileTypeId, resourceFileTypeId),
      ),
    )
    .orderBy(files.id);
