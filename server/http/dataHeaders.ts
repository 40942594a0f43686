import type { MiddlewareHandler } from 'hono';

/** Nothing of an answer that is data may ever run, load or be framed, also where a browser opens it by itself. */
const noPage = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** What every answer of /api says besides: it is kept nowhere and, unless it is a page, is data and nothing else. */
export const dataHeaders = (): MiddlewareHandler => async (c, next) => {
  await next();
  c.header('cache-control', 'no-store');
  const isPage = c.res.headers.get('content-type')?.startsWith('text/html');
  if (!isPage) c.header('content-security-policy', noPage);
};
