import type { MiddlewareHandler } from 'hono';
import { httpTexts } from './httpTexts';

const foreign = ['cross-site', 'same-site'];
const safe = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses what a page of another site has a browser send. No call lives on cookies, but a form elsewhere could still
 * ask for e-mails or sign somebody in; programs that are no browser do not send this header.
 */
export const refuseForeignSites = (): MiddlewareHandler => async (c, next) => {
  const site = c.req.header('sec-fetch-site') ?? '';
  if (!safe.includes(c.req.method) && foreign.includes(site))
    return c.json({ message: httpTexts.foreignSite }, 403);
  return next();
};
