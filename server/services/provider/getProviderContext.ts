import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/users';
import { Refusal } from '../refusal';
import type { SignedInContext } from '../serviceContext';
import type { NamedProvider } from './listActiveProviders';

/** The provider that the actor belongs to (spec 7, provider-context). */
export const getProviderContext = async ({ db, actor }: SignedInContext): Promise<NamedProvider> => {
  const [provider] =
    actor.providerId === null
      ? []
      : await db.select({ id: users.id, name: users.name }).from(users).where(eq(users.id, actor.providerId));
  if (!provider) throw new Refusal('notFound', 'O prestador não foi encontrado.');
  return provider;
};
