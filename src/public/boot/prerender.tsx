import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { PrerenderedId } from '../early/prerendered';
import { LoadFailureNotice } from './LoadFailure';
import { rootElement } from './WebApplication';

/**
 * Renders what the build writes into index.html, each in its own template, so that it is there before the scripts that
 * make it work: the login page, and the notice for scripts that fail to load.
 */
export const prerender = (): Readonly<Record<Exclude<PrerenderedId, 'prerendered-frame'>, string>> => ({
  'prerendered-login': render(rootElement()),
  'prerendered-load-failure': render(<LoadFailureNotice />),
});

/** React's mark for a component that failed to render, left for the browser to try again. */
const failureMark = '<!--$!-->';

const render = (element: ReactElement): string => {
  const markup = renderToString(element);
  if (markup.includes(failureMark)) throw new Error('A component needs the browser to be rendered');
  return markup;
};
