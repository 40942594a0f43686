import { and, eq } from 'drizzle-orm';
import { applications } from '../../db/schema/applications';
import { files } from '../../db/schema/files';
import { applicationsWithShownDocuments } from '../application/shownApplications';
import { recordAudit } from '../audit/recordAudit';
import { Refusal } from '../refusal';
import type { SignedInContext } from '../serviceContext';

/** The content of a document of an application that the actor may see; the download is recorded (spec 7). */
export const downloadFile = async (
  context: SignedInContext,
  { resourceFileId }: { resourceFileId: number },
): Promise<{ filename: string; content: Uint8Array }> => {
  const [found] = await context.db
    .select({ filename: files.filename, content: files.content, notes: files.notes })
    .from(files)
    .innerJoin(applications, eq(applications.id, files.applicationId))
    .where(and(eq(files.id, resourceFileId), applicationsWithShownDocuments(context.db, context.actor)));
  if (!found) throw new Refusal('notFound', 'O documento não foi encontrado.');
  const { notes, ...file } = found;
  await recordAudit(context, {
    action: 'download',
    subject: 'file',
    subjectId: resourceFileId,
    ...(notes.length > 0 && { detail: { notes } }),
  });
  return file;
};
