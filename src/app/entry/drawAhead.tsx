import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { LoadFailureNotice } from './LoadFailureNotice';
import { page } from './page';

/** React draws nothing where a component fails on the way, and leaves this for the browser to try again. */
const failureMark = '<!--$!-->';

const draw = (element: ReactElement): string => {
  const markup = renderToString(element);
  if (markup.includes(failureMark)) throw new Error('A component needs the browser to be drawn');
  return markup;
};

/**
 * What the build writes into index.html, each in a template of its own, so that it is there before the scripts that
 * it needs to work: the login page, and what is said when they do not come.
 */
export const drawAhead = (): Readonly<Record<string, string>> => ({
  'drawn-login': draw(page()),
  'drawn-load-failure': draw(<LoadFailureNotice />),
});
