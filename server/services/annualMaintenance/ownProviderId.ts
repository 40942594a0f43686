import { Refusal } from '../refusal';
import type { Actor } from '../serviceContext';

/** The provider for which the actor acts; administrators act for none. */
export const ownProviderId = ({ providerId }: Actor): number => {
  if (providerId === null) throw new Refusal('notFound', 'O prestador não foi encontrado.');
  return providerId;
};
