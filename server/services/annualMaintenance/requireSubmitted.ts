import { and, eq } from 'drizzle-orm';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import { applications } from '../../db/schema/applications';
import { ownApplications } from '../application/ownApplications';
import { Refusal } from '../refusal';
import type { SignedInContext } from '../serviceContext';

/** A maintenance request with everything that is stored of it. */
export type MaintenanceRequest = typeof applications.$inferSelect;

/**
 * The maintenance request with this id, locked until the transaction ends; refused unless it is the actor's and still
 * Submitted (spec 4: only those can be edited and deleted).
 */
export const requireSubmitted = async (
  { db, actor }: SignedInContext,
  applicationId: number,
): Promise<MaintenanceRequest> => {
  const [request] = await db
    .select()
    .from(applications)
    .where(and(eq(applications.id, applicationId), ownApplications(actor)))
    .for('update');
  if (!request) throw new Refusal('notFound', 'O pedido não foi encontrado.');
  if (request.kind !== 'maintenance' || request.statusId !== applicationStatus.submitted) {
    throw new Refusal(
      'badRequest',
      'Só podem ser editados ou eliminados pedidos de manutenção no estado Submetido.',
    );
  }
  return request;
};
