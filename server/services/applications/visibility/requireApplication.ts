import { and, eq, getTableColumns } from 'drizzle-orm';
import { applications } from '../../../db/schema/applications';
import { users } from '../../../db/schema/users';
import { Refusal } from '../../base/refusal';
import type { Actor, ServiceContext, SignedInContext } from '../../context/serviceContext';
import { ownApplications, shownApplications } from './visibleApplications';

/** An application with the name of its provider. */
export type ApplicationWithProvider = typeof applications.$inferSelect & { providerName: string | null };

/** The application with this id; undefined where it does not exist, or the actor may not open it. */
export const findApplication = async (
  { db, actor }: SignedInContext,
  applicationId: number,
): Promise<ApplicationWithProvider | undefined> => {
  const [application] = await db
    .select({ ...getTableColumns(applications), providerName: users.name })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.providerId))
    .where(and(eq(applications.id, applicationId), shownApplications(actor)));
  return application;
};

/** The same; one of another provider is refused like one that does not exist (spec 10.1). */
export const requireApplication = async (
  context: SignedInContext,
  applicationId: number,
): Promise<ApplicationWithProvider> => {
  const application = await findApplication(context, applicationId);
  if (!application) throw applicationNotFound();
  return application;
};

/** The same for a call of our own, whose 404 would say that there is no such call. */
export const requireForExtension = async (
  context: SignedInContext,
  applicationId: number,
): Promise<ApplicationWithProvider> => {
  const application = await findApplication(context, applicationId);
  if (!application) throw new Refusal('badRequest', applicationNotFound().message);
  return application;
};

/** No such application, or it belongs to another provider. */
export const applicationNotFound = (): Refusal => new Refusal('notFound', 'O pedido não foi encontrado.');

/** An application as it is stored. */
export type StoredApplication = typeof applications.$inferSelect;

/**
 * An application that the actor may see, or any where the server itself acts, locked until the transaction ends, so
 * that the second of two simultaneous actions sees what the first one did. Other rows may still refer to it.
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
  if (!application) throw applicationNotFound();
  return application;
};
