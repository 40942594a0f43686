import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { bearerToken } from '../http/authenticate';
import type { ProcessMetrics } from './createMetrics';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Serves /metrics to callers with the token; if the settings have no token, the path answers 404. */
export const serveMetrics = (site: Hono, metrics: ProcessMetrics, token: string | undefined): void => {
  const mayRead = (c: Context) =>
    token !== undefined && timingSafeEqual(digest(bearerToken(c) ?? ''), digest(token));
  site.get('/metrics', async (c) => {
    if (token === undefined) return c.notFound();
    if (!mayRead(c)) return c.text('', 401, { 'www-authenticate': 'Bearer' });
    const { contentType, text } = await metrics.read();
    return c.body(text, 200, { 'content-type': contentType, 'cache-control': 'no-store' });
  });
};
