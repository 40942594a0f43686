import { eq, sql } from 'drizzle-orm';
import type { ComparedDocument } from '../../../../contract/rules/compareRequests';
import type { Database } from '../../../db/database';
import { files } from '../../../db/schema/files';
import { documentsOwner } from './listFiles';

/** Returns the data by which an application's documents are compared, without reading their bytes. */
export const comparedDocuments = (db: Database, applicationId: number): Promise<ComparedDocument[]> =>
  db
    .select({
      id: files.id,
      filename: files.filename,
      resourceFileTypeId: files.resourceFileTypeId,
      digest: files.digest,
      size: sql<number>`coalesce(octet_length(${files.content}), (
        select sum(octet_length(bytes)) from file_pieces where file_pieces.bytes_id = files.bytes_id
      ), 0)`.mapWith(Number),
    })
    .from(files)
    .where(eq(files.applicationId, sql`${documentsOwner(db, applicationId)}`))
    .orderBy(files.id);
