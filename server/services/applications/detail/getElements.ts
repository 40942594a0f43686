import { desc, eq, getTableColumns } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { getElements as getElementsCall } from '../../../../contract/calls/elements';
import { startsFrom } from '../../../../contract/rules/applicationMoves';
import type { Database } from '../../../db/database';
import { elementRequests } from '../../../db/schema/elementRequests';
import { users } from '../../../db/schema/users';
import { auditView } from '../../audit/writeAuditEvent';
import { requireAccess } from '../../context/requireAccess';
import type { SignedInContext } from '../../context/serviceContext';
import { nameOfActor } from '../../users/nameOfActor';
import { type FileDescription, filesOf } from '../documents/listFiles';
import { requireApplication, type StoredApplication } from '../visibility/requireApplication';

const asking = alias(users, 'asking');
const answering = alias(users, 'answering');
const ending = alias(users, 'ending');

/** What was asked for about an application, with the names of those who acted. */
export type ElementsRow = typeof elementRequests.$inferSelect & {
  askedBy: string | null;
  answeredBy: string | null;
  endedBy: string | null;
};

/**
 * Returns what was asked for about an application that the actor may see, newest first, with the documents of the answers;
 * records the view.
 * @throws {Refusal} `notFound` if the actor may not see the application or there is none
 */
export const getElements = async (
  context: SignedInContext,
  { applicationId }: { applicationId: number },
): Promise<{ rows: ElementsRow[]; files: FileDescription[] }> => {
  requireAccess(context, getElementsCall);
  const application = await requireApplication(context, applicationId);
  await auditView(context, applicationId, 'elements');
  const rows = await elementsOf(context.db, application);
  const hasFiles = rows.some(({ fileIds }) => fileIds.length > 0);
  return { rows, files: hasFiles ? await filesOf(context, applicationId) : [] };
};

/** Reads what was asked for about an application, newest first. */
export const elementsOf = async (
  db: Database,
  { id, statusId, statusDate }: Pick<StoredApplication, 'id' | 'statusId' | 'statusDate'>,
): Promise<ElementsRow[]> => {
  const rows = await db
    .select({
      ...getTableColumns(elementRequests),
      askedBy: asking.username,
      answeredBy: nameOfActor(answering),
      endedBy: ending.username,
    })
    .from(elementRequests)
    .innerJoin(asking, eq(asking.id, elementRequests.askedById))
    .leftJoin(answering, eq(answering.id, elementRequests.answeredById))
    .leftJoin(ending, eq(ending.id, elementRequests.endedById))
    .where(eq(elementRequests.applicationId, id))
    .orderBy(desc(elementRequests.id));
  if (startsFrom('decide', statusId)) return rows;
  // A server of the version before leaves it open.
  return rows.map((row) => ({ ...row, endedOn: row.endedOn ?? (row.answeredOn ? null : statusDate) }));
};
