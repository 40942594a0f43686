import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { PrerenderedId } from '../early/prerendered';
import { LoadFailureNotice } from './LoadFailure';
import { rootElement } from './WebApplication';

/**
 * What the build writes into index.html, each in a template of its own, so that it is there before the scripts that
 * it needs to work: the login page, and what is said when they do not come.
 */
export const prerender = (): Readonly<Record<Exclude<PrerenderedId, 'prerendered-frame'>, string>> => ({
  'prerendered-login': render(rootElement()),
  'prerendered-load-failure': render(<LoadFailureNotice />),
});

/** React renders nothing where a component fails, and leaves this for the browser to try again. */
const failureMark = '<!--$!-->';

const render = (element: ReactElement): string => {
  const markup = renderToString(element);
  if (markup.includes(failureMark)) throw new Error('A component needs the browser to be rendered');
  return markup;
};
