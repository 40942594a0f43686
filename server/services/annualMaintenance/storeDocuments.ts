import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { files } from '../../db/schema/files';
import type { NewDocument } from '../application/documentsOf';
import type { ServiceContext } from '../serviceContext';
import type { MaintenanceRequest } from './requireSubmitted';

const none = -1;

/**
 * Gives a request its documents: those that stay, copied inside the database where they were its original's until now,
 * and the new ones.
 */
export const storeDocuments = async (
  { db, now }: ServiceContext,
  { id, documentsOfId }: MaintenanceRequest,
  { keptIds, added }: { keptIds: readonly number[]; added: readonly NewDocument[] },
): Promise<void> => {
  const kept = keptIds.length > 0 ? [...keptIds] : [none];
  if (documentsOfId === null) {
    await db.delete(files).where(and(eq(files.applicationId, id), notInArray(files.id, kept)));
  } else {
    await db.execute(sql`
      insert into files (application_id, resource_file_type_id, filename, content, created_on)
      select ${id}::int, resource_file_type_id, filename, content, created_on from files
      where ${and(eq(files.applicationId, documentsOfId), inArray(files.id, kept))}
      order by id
    `);
  }
  for (const document of added) {
    await db.insert(files).values({ ...document, applicationId: id, createdOn: now() });
  }
};
