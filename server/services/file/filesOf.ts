import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { files } from '../../db/schema/files';

/** A document without its content. */
export type FileDescription = Pick<typeof files.$inferSelect, 'id' | 'filename' | 'resourceFileTypeId'>;

/** The documents of an application in the order in which they were handed in, of one type where given. */
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
        eq(files.applicationId, applicationId),
        resourceFileTypeId === undefined ? undefined : eq(files.resourceFileTypeId, resourceFileTypeId),
      ),
    )
    .orderBy(files.id);
