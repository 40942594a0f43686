import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { setThemeVariables } from '../theme/themeVariables';
import { WebApplication } from './WebApplication';

/** Starts the web application in the page. */
export const start = (): void => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root"');
  setThemeVariables(document.documentElement);
  createRoot(root).render(
    <StrictMode>
      <WebApplication />
    </StrictMode>,
  );
};
