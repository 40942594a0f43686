import { createRoot, hydrateRoot } from 'react-dom/client';
import type { ConfigAhead } from '../config/loadClientConfig';
import { page } from './page';

/** Starts the web application in the page, where it may have been drawn ahead. */
export const start = (config?: ConfigAhead): void => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root"');
  if (root.hasChildNodes()) hydrateRoot(root, page(config));
  else createRoot(root).render(page(config));
};
