import { and, eq } from 'drizzle-orm';
import { type ApplicationMoveName, isForKind, startsFrom } from '../../../contract/rules/applicationMoves';
import { applications } from '../../db/schema/applications';
import { Refusal } from '../refusal';
import type { SignedInContext } from '../serviceContext';
import { actionTexts } from './actionTexts';
import { ownApplications } from './ownApplications';

/** An application as it is stored. */
export type StoredApplication = typeof applications.$inferSelect;

/**
 * The application that an action starts from, held until the transaction ends, so that the second of two who act at
 * once meets what the first one did. The one place where a status is judged (spec 4, "Application lifecycle").
 */
export const lockForMove = async (
  { db, actor }: SignedInContext,
  applicationId: number,
  move: ApplicationMoveName,
): Promise<StoredApplication> => {
  const [application] = await db
    .select()
    .from(applications)
    .where(and(eq(applications.id, applicationId), ownApplications(actor)))
    .for('update');
  if (!application) throw new Refusal('notFound', 'O pedido não foi encontrado.');
  if (!isForKind(move, application.kind))
    throw new Refusal('badRequest', actionTexts.notForKind(application.kind));
  if (!startsFrom(move, application.statusId)) throw new Refusal('badRequest', actionTexts.stateChanged);
  return application;
};
