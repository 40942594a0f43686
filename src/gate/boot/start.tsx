import { createRoot, hydrateRoot } from 'react-dom/client';
import type { PrefetchedConfig } from '../config/loadClientConfig';
import { rootElement } from './WebApplication';

/** Starts the web application in the page, where it may have been prerendered. */
export const start = (config?: PrefetchedConfig): void => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root"');
  if (root.hasChildNodes()) hydrateRoot(root, rootElement(config));
  else createRoot(root).render(rootElement(config));
};
