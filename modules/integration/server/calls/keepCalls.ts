import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { AppParts } from '../../../../server/http/appParts';
import type { CallEnvironment } from '../../../../server/http/callEnvironment';
import { describeFailure } from '../../../../server/lib/describeFailure';
import { createCallKeeper } from './keepClientCalls';

/** Keeps what clients called, by the route's pattern. */
export const keepCalls = ({ db, log, now }: AppParts): MiddlewareHandler<CallEnvironment> => {
  const keep = createCallKeeper(db, (failure, calls) =>
    log.warn('calls of clients were not kept', { calls, failure: describeFailure(failure) }),
  );
  return async (c, next) => {
    const begin = performance.now();
    await next();
    // Set only for a signed-in user.
    const actor = c.get('signedIn')?.actor;
    if (!actor?.client || actor.providerId === null) return;
    keep({
      calledOn: now(),
      clientId: actor.userId,
      providerId: actor.providerId,
      method: c.req.method,
      path: routePath(c).replace(/^\/api/, ''),
      status: c.res.status,
      code: c.get('errorCode') ?? null,
      reference: c.get('requestId'),
      milliseconds: Math.round(performance.now() - begin),
    });
  };
};
