import { and, between, eq } from 'drizzle-orm';
import { downloadResourceFile } from '../../../../contract/calls/application';
import type { Database } from '../../../db/database';
import { applications } from '../../../db/schema/applications';
import { filePieces, files } from '../../../db/schema/files';
import { recordAudit } from '../../audit/recordAudit';
import { Refusal } from '../../base/refusal';
import { requireAccess } from '../../context/requireAccess';
import type { SignedInContext } from '../../context/serviceContext';
import { applicationsWithShownDocuments } from '../visibility/visibleApplications';

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
  const { applicationId, filename, bytesId, notes } = found;
  const content = bytesId ? await readPieces(context.db, bytesId) : new Uint8Array(found.content ?? []);
  await recordAudit(context, {
    action: 'download',
    subject: 'file',
    subjectId: resourceFileId,
    detail: { applicationId, ...(notes.length > 0 && { notes }) },
  });
  return { filename, content };
};

const piecesAtOnce = 4;

/** The bytes of a large document, read a few pieces at a time, so that others have their turn in between. */
const readPieces = async (db: Database, bytesId: string): Promise<Uint8Array<ArrayBuffer>> => {
  const pieces: Uint8Array[] = [];
  let read: { bytes: Uint8Array }[];
  do {
    read = await db
      .select({ bytes: filePieces.bytes })
      .from(filePieces)
      .where(
        and(
          eq(filePieces.bytesId, bytesId),
          between(filePieces.position, pieces.length, pieces.length + piecesAtOnce - 1),
        ),
      )
      .orderBy(filePieces.position);
    pieces.push(...read.map(({ bytes }) => bytes));
  } while (read.length === piecesAtOnce);
  if (pieces.length === 0) throw new Error(`The database has no bytes ${bytesId}.`);
  return joined(pieces);
};

const joined = (pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const content = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    content.set(piece, at);
    at += piece.length;
  }
  return content;
};
