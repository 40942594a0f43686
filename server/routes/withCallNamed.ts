import { listCalls } from '../http/listCalls';
import { callTitles } from '../http/reference/texts';

/** What each call does, up to where its summary goes into detail, by its method and path. */
const summaries = new Map(
  listCalls().map(({ name, call }) => [
    `${call.method} ${call.path}`,
    callTitles[name] ?? call.summary.replace(/[;:.] .*/, ''),
  ]),
);

/**
 * Returns the details of an event of the audit with what the refused call would have done, for whoever reads it; a call that
 * is none any more is known by its path alone.
 */
export const withCallNamed = (detail: unknown): unknown => {
  const { method, path } = Object(detail);
  return typeof path === 'string'
    ? { ...Object(detail), call: summaries.get(`${method} ${path}`) ?? path }
    : detail;
};
