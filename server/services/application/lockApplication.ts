import { and, eq } from 'drizzle-orm';
import { applications } from '../../db/schema/applications';
import { Refusal } from '../refusal';
import type { Actor, ServiceContext } from '../serviceContext';
import { ownApplications } from './ownApplications';

/** An application as it is stored. */
export type StoredApplication = typeof applications.$inferSelect;

/**
 * An application that the actor may see, or any where the server itself acts, held until the transaction ends, so that the second of two who act at once
 * meets what the first one did. Others may still name it meanwhile, as the one that blocks theirs or that theirs is about.
 */
export const lockApplication = async (
  { db, actor }: ServiceContext & { actor?: Actor },
  applicationId: number,
): Promise<StoredApplication> => {
  const [application] = await db
    .select()
    .from(applications)
    .where(and(eq(applications.id, applicationId), actor && ownApplications(actor)))
    .for('no key update');
  if (!application) throw new Refusal('notFound', 'O pedido não foi encontrado.');
  return application;
};
