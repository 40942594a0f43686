import { desc, eq } from 'drizzle-orm';
import { applicationNotes } from '../../../server/db/schema/applicationNotes';
import { users } from '../../../server/db/schema/users';
import { requireApplication } from '../../../server/services/applications/visibility/requireApplication';
import { auditView, writeAuditEvent } from '../../../server/services/audit/writeAuditEvent';
import { onceByKey } from '../../../server/services/context/onceByKey';
import { requireAccess } from '../../../server/services/context/requireAccess';
import type { SignedInContext } from '../../../server/services/context/serviceContext';
import { addNote as addNoteCall, getNotes as getNotesCall } from '../contract/calls';
import type { NewNote } from '../contract/note';

/** A note as it is stored, with its author. */
export interface NoteRow {
  readonly id: number;
  readonly text: string;
  readonly createdOn: Date;
  readonly author: string | null;
}

/**
 * Returns the regulator's notes about an application, newest first, and records the view.
 * @throws {Refusal} `badRequest` if there is no such application
 */
export const listNotes = async (
  context: SignedInContext,
  { applicationId }: { applicationId: number },
): Promise<NoteRow[]> => {
  requireAccess(context, getNotesCall);
  await requireApplication(context, applicationId);
  await auditView(context, applicationId, 'notes');
  return context.db
    .select({
      id: applicationNotes.id,
      text: applicationNotes.text,
      createdOn: applicationNotes.createdOn,
      author: users.username,
    })
    .from(applicationNotes)
    .innerJoin(users, eq(users.id, applicationNotes.authorId))
    .where(eq(applicationNotes.applicationId, applicationId))
    .orderBy(desc(applicationNotes.id));
};

/**
 * Adds a note about an application that only the regulator reads.
 * @throws {Refusal} `badRequest` if there is no such application
 */
export const addNote = async (
  context: SignedInContext,
  { applicationId, note }: NewNote,
): Promise<boolean> => {
  requireAccess(context, addNoteCall);
  return onceByKey(context, async (inside) => {
    await requireApplication(inside, applicationId);
    await inside.db
      .insert(applicationNotes)
      .values({ applicationId, text: note, authorId: inside.actor.userId, createdOn: inside.now() });
    await writeAuditEvent(inside, { action: 'addNote', subject: 'application', subjectId: applicationId });
    return true;
  });
};
