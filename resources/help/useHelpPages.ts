import { useCanAccess } from 'ra-core';
import { helpPages } from './helpPages';
import type { HelpPage } from './pages/HelpPage';

/** The pages of help for whoever is signed in: the provider's side or the regulator's; undefined until it is known which. */
export const useHelpPages = (): readonly HelpPage[] | undefined => {
  const { canAccess, isPending } = useCanAccess({ resource: 'session', action: 'ownProvider' });
  return isPending ? undefined : helpPages(canAccess ? 'provider' : 'regulator');
};
