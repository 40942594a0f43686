import { eq } from 'drizzle-orm';
import { jobs } from '../../../../server/db/schema/jobs';
import type { DocumentContext } from '../../../../server/documents/documentPlaces';
import { removeDocuments } from '../../../../server/services/applications/documents/releaseDocuments';
import { type JobKind, jobKinds } from '../../../../server/services/queue/jobKinds';

/**
 * Does at once what erasures have queued, for whoever erases without a server at work. What can't be removed now stays
 * queued.
 * @throws {DocumentFailure} if a place does not answer
 */
export const removeErasedDocuments = async (context: DocumentContext): Promise<void> => {
  const queued = await context.db
    .select({ id: jobs.id, payload: jobs.payload })
    .from(jobs)
    .where(eq(jobs.kind, 'removeErasedDocuments' satisfies JobKind))
    .orderBy(jobs.id);
  for (const { id, payload } of queued) {
    await removeDocuments(context, jobKinds.removeErasedDocuments.payload.parse(payload).hashes);
    await context.db.delete(jobs).where(eq(jobs.id, id));
  }
};
