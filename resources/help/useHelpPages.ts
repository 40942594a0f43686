import { useCanAccess } from 'ra-core';
import { helpPages } from './helpPages';
import type { HelpPage } from './pages/HelpPage';

/**
 * Returns the help pages for the signed-in user's side, the provider's or the regulator's; undefined until
 * the side is known.
 */
export const useHelpPages = (): readonly HelpPage[] | undefined => {
  const { canAccess, isPending } = useCanAccess({ resource: 'session', action: 'ownProvider' });
  return isPending ? undefined : helpPages(canAccess ? 'provider' : 'regulator');
};
