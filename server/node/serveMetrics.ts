import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { bearerToken } from '../http/authenticate';
import type { ProcessMetrics } from './createMetrics';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Serves /metrics to callers with one of the tokens; if the settings have none, the path answers 404. */
export const serveMetrics = (
  site: Hono,
  metrics: Pick<ProcessMetrics, 'contentType' | 'read'>,
  tokens: readonly string[] | undefined,
): void => {
  const mayRead = (c: Context) => {
    const given = digest(bearerToken(c) ?? '');
    return tokens?.some((token) => timingSafeEqual(given, digest(token))) ?? false;
  };
  site.get('/metrics', async (c) => {
    if (!tokens) return c.notFound();
    if (!mayRead(c)) return c.text('', 401, { 'www-authenticate': 'Bearer' });
    return c.body(await metrics.read(), 200, {
      'content-type': metrics.contentType,
      'cache-control': 'no-store',
    });
  });
};
