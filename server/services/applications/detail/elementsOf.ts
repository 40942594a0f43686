import { desc, eq, getTableColumns } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { startsFrom } from '../../../../contract/rules/applicationMoves';
import type { Database } from '../../../db/database';
import { elementRequests } from '../../../db/schema/elementRequests';
import { users } from '../../../db/schema/users';
import { nameOfActor } from '../../users/nameOfActor';
import type { StoredApplication } from '../visibility/requireApplication';

const asking = alias(users, 'asking');
const answering = alias(users, 'answering');
const ending = alias(users, 'ending');

/** What was asked for about an application, with the names of those who acted. */
export type ElementsRow = typeof elementRequests.$inferSelect & {
  askedBy: string | null;
  answeredBy: string | null;
  endedBy: string | null;
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
