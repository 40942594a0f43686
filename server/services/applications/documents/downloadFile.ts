import { and, eq } from 'drizzle-orm';
import { downloadResourceFile } from '../../../../contract/calls/application';
import { applications } from '../../../db/schema/applications';
import { files } from '../../../db/schema/files';
import { recordAudit } from '../../audit/recordAudit';
import { Refusal } from '../../base/refusal';
import { requireAccess } from '../../context/requireAccess';
import type { SignedInContext } from '../../context/serviceContext';
import { applicationsWithShownDocuments } from '../visibility/visibleApplications';
import { storedBytes } from './storedBytes';

/** The content of a document of an application that the actor may see; the download is recorded (spec 7). */
export const downloadFile = async (
  context: SignedInContext,
  { resourceFileId }: { resourceFileId: number },
): Promise<{ filename: string; content: Uint8Array<ArrayBuffer> }> => {
  requireAccess(context, downloadResourceFile);
  const [found] = await context.db
    .select({
      applicationId: files.applicationId,
      filename: files.filename,
      content: files.content,
      bytesId: files.bytesId,
      notes: files.notes,
    })
    .from(files)
    .innerJoin(applications, eq(applications.id, files.applicationId))
    .where(and(eq(files.id, resourceFileId), applicationsWithShownDocuments(context.db, context.actor)));
  if (!found) throw new Refusal('notFound', 'O documento não foi encontrado.');
  const { applicationId, filename, notes } = found;
  const content = await storedBytes(context.db, found);
  await recordAudit(context, {
    action: 'download',
    subject: 'file',
    subjectId: resourceFileId,
    detail: { applicationId, ...(notes.length > 0 && { notes }) },
  });
  return { filename, content };
};
