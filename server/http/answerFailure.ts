import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { routePath } from 'hono/route';
import { badRequest } from '../../contract/errors';
import type { Log } from '../log';
import { Refusal } from '../services/refusal';
import { describeFailure } from './describeFailure';
import { httpTexts } from './httpTexts';
import { InvalidInput } from './invalidInput';

const statusOf = {
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  tooManyAttempts: 429,
  notConfigured: 500,
  unavailable: 503,
} as const;

/** The answer to whatever a call threw: refusals in words, anything else as 500 with a reference into the log. */
export const answerFailure = (log: Log, failure: unknown, c: Context): Response => {
  if (failure instanceof InvalidInput) return c.json(badRequest(...failure.texts), 400);
  if (failure instanceof Refusal) {
    if (failure.retryAfterSeconds !== undefined) c.header('retry-after', String(failure.retryAfterSeconds));
    return failure.reason === 'badRequest'
      ? c.json(badRequest(failure.message), 400)
      : c.json({ message: failure.message }, statusOf[failure.reason]);
  }
  if (failure instanceof HTTPException) return failure.getResponse();
  const reference: string = c.get('requestId');
  log.error('unexpected failure', {
    reference,
    method: c.req.method,
    route: routePath(c),
    failure: describeFailure(failure),
  });
  return c.json({ message: httpTexts.failure(reference) }, 500);
};
