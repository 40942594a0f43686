import { and, eq } from 'drizzle-orm';
import { applications } from '../../db/schema/applications';
import { Refusal } from '../refusal';
import type { SignedInContext } from '../serviceContext';
import { ownApplications } from './ownApplications';

/** An application as it is stored. */
export type StoredApplication = typeof applications.$inferSelect;

/**
 * An application that the actor may see, held until the transaction ends, so that the second of two who act at once
 * meets what the first one did.
 */
export const lockApplication = async (
  { db, actor }: SignedInContext,
  applicationId: number,
): Promise<StoredApplication> => {
  const [application] = await db
    .select()
    .from(applications)
    .where(and(eq(applications.id, applicationId), ownApplications(actor)))
    .for('update');
  if (!application) throw new Refusal('notFound', 'O pedido não foi encontrado.');
  return application;
};
