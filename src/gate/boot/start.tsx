import { createRoot, hydrateRoot } from 'react-dom/client';
import type { PrefetchedConfig } from '../config/loadClientConfig';
import { prerendered } from '../early/prerendered';
import { rootElement } from './WebApplication';

/**
 * Starts the web application in the page. A prerendered login page is hydrated; anything else is replaced when the
 * application renders.
 * @param config given for a visitor who is signed in
 */
export const start = (config?: PrefetchedConfig): void => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root"');
  if (prerendered.isLogin(root) && !config) hydrateRoot(root, rootElement());
  else createRoot(root).render(rootElement(config));
};
