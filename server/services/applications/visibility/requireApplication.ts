import { and, eq, getTableColumns } from 'drizzle-orm';
import { applications } from '../../../db/schema/applications';
import { users } from '../../../db/schema/users';
import { Refusal } from '../../../lib/refusal';
import type { Actor, ServiceContext, SignedInContext } from '../../context/serviceContext';
import { applicationTexts } from '../texts';
import { ownApplications, shownApplications } from './visibleApplications';

/** An application with the name of its provider. */
export type ApplicationWithProvider = typeof applications.$inferSelect & { providerName: string | null };

/** Returns the application with this id; undefined if it does not exist or the actor may not open it. */
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

/**
 * Returns the application with this id and the name of its provider.
 * @throws {Refusal} `notFound` if it does not exist or, all the same, belongs to another provider (spec 10.1)
 */
export const requireApplication = async (
  context: SignedInContext,
  applicationId: number,
): Promise<ApplicationWithProvider> => {
  const application = await findApplication(context, applicationId);
  if (!application) throw applicationNotFound();
  return application;
};

/** Builds the refusal of an application that doesn't exist or belongs to another provider. */
export const applicationNotFound = (): Refusal => new Refusal('notFound', applicationTexts.notFound);

/** A row of the applications table. */
export type StoredApplication = typeof applications.$inferSelect;

/**
 * Locks and returns an application that the actor may see, or any if the server itself acts, until the
 * transaction ends, so that the second of two simultaneous actions sees what the first did. Other rows may
 * still refer to it.
 * @throws {Refusal} `notFound` if it does not exist or belongs to another provider (spec 10.1)
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
