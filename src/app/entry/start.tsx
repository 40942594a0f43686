import { createRoot, hydrateRoot } from 'react-dom/client';
import { page } from './page';

/** Starts the web application in the page, where it may have been drawn ahead. */
export const start = (): void => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root"');
  if (root.hasChildNodes()) hydrateRoot(root, page);
  else createRoot(root).render(page);
};
