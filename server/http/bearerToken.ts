import type { Context } from 'hono';

/** The bearer token of a request, unread. */
export const bearerToken = (c: Context): string | undefined =>
  /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
