import { and, eq, getTableColumns } from 'drizzle-orm';
import { allows } from '../../../contract/access';
import { applications } from '../../db/schema/applications';
import { users } from '../../db/schema/users';
import { Refusal } from '../refusal';
import type { Actor, SignedInContext } from '../serviceContext';
import { ownApplications } from './ownApplications';

/** An application with the name of its provider. */
export type ApplicationWithProvider = typeof applications.$inferSelect & { providerName: string | null };

/** Whoever may only edit maintenance requests sees nothing else. */
const shownKinds = (actor: Actor) =>
  allows(actor, 'applications', 'show') || allows(actor, 'backofficeApplications', 'show')
    ? undefined
    : eq(applications.kind, 'maintenance');

/** The application with this id; one of another provider is refused like one that does not exist (api.md, "Isolation"). */
export const requireApplication = async (
  { db, actor }: SignedInContext,
  applicationId: number,
): Promise<ApplicationWithProvider> => {
  const [application] = await db
    .select({ ...getTableColumns(applications), providerName: users.name })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.providerId))
    .where(and(eq(applications.id, applicationId), ownApplications(actor), shownKinds(actor)));
  if (!application) throw new Refusal('notFound', 'O pedido não foi encontrado.');
  return application;
};
