import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { AppParts } from './appParts';
import type { CallEnvironment } from './callEnvironment';

/** Polled by machines every few seconds; logging each request would drown the other lines. */
const probes = new Set(['/healthz', '/readyz', '/metrics']);
const firstServerError = 500;

/**
 * Records every request in the log and the metrics by its route pattern, never by its path, query or body, which may
 * hold personal data. Gives the request the id that the answer, the log and a failure's reference share.
 */
export const observeRequests =
  ({ log, metrics, requestIdOf }: AppParts): MiddlewareHandler<CallEnvironment> =>
  async (c, next) => {
    const begin = performance.now();
    const requestId = requestIdOf?.(c.req.raw.headers) ?? crypto.randomUUID();
    c.set('requestId', requestId);
    await next();
    c.header('x-request-id', requestId);
    const { status } = c.res;
    const milliseconds = performance.now() - begin;
    const request = { method: c.req.method, route: routePath(c), status };
    metrics?.requestEnded({ ...request, seconds: milliseconds / 1000 });
    if (probes.has(request.route) && status < firstServerError) return;
    // Set only for a signed-in user.
    const userId: number | undefined = c.get('signedIn')?.actor.userId;
    log.info('request', { requestId, ...request, milliseconds: Math.round(milliseconds), userId });
  };
