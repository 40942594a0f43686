import { and, eq, getTableColumns } from 'drizzle-orm';
import { applications } from '../../db/schema/applications';
import { users } from '../../db/schema/users';
import { Refusal } from '../refusal';
import type { SignedInContext } from '../serviceContext';
import { shownApplications } from './shownApplications';

/** An application with the name of its provider. */
export type ApplicationWithProvider = typeof applications.$inferSelect & { providerName: string | null };

/** The application with this id; one of another provider is refused like one that does not exist (api.md, "Isolation"). */
export const requireApplication = async (
  { db, actor }: SignedInContext,
  applicationId: number,
): Promise<ApplicationWithProvider> => {
  const [application] = await db
    .select({ ...getTableColumns(applications), providerName: users.name })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.providerId))
    .where(and(eq(applications.id, applicationId), shownApplications(actor)));
  if (!application) throw new Refusal('notFound', 'O pedido não foi encontrado.');
  return application;
};
