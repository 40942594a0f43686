import { and, eq } from 'drizzle-orm';
import { getProviderContext as getProviderContextCall } from '../../../contract/calls/provider';
import { userStatus, userType } from '../../../contract/rules/userTypes';
import { users } from '../../db/schema/users';
import { Refusal } from '../../lib/refusal';
import { requireAccess } from '../context/requireAccess';
import type { ServiceContext, SignedInContext } from '../context/serviceContext';
import { userTexts } from '../users/texts';

/** A provider by id and name. */
export type NamedProvider = Pick<typeof users.$inferSelect, 'id' | 'name'>;

/** Lists every active provider, by name (spec 7, get-providers). */
export const listActiveProviders = ({ db }: ServiceContext): Promise<NamedProvider[]> =>
  db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(eq(users.userTypeId, userType.provider), eq(users.userStatusId, userStatus.active)))
    .orderBy(users.name, users.id);

/**
 * Returns the provider that the actor belongs to (spec 7, provider-context).
 * @throws {Refusal} `notFound` if it no longer exists
 */
export const getProviderContext = async (context: SignedInContext): Promise<NamedProvider> => {
  requireAccess(context, getProviderContextCall);
  const { db, actor } = context;
  const [provider] =
    actor.providerId === null
      ? []
      : await db.select({ id: users.id, name: users.name }).from(users).where(eq(users.id, actor.providerId));
  if (!provider) throw new Refusal('notFound', userTexts.providerNotFound);
  return provider;
};
