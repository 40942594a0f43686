import type { MiddlewareHandler } from 'hono';
import { Refusal } from '../services/refusal';
import { findActor } from '../services/session/findActor';
import { readAccessToken } from '../services/session/readAccessToken';
import { sessionEnded } from '../services/session/refreshAccessToken';
import type { AppParts } from './appParts';
import { bearerToken } from './bearerToken';
import { type CallEnvironment, serviceContext } from './callEnvironment';

/** Finds out who calls, by the bearer token; refuses whoever is not signed in. */
export const authenticate =
  (parts: AppParts): MiddlewareHandler<CallEnvironment> =>
  async (c, next) => {
    const token = bearerToken(c);
    const subject = token && (await readAccessToken(parts.settings.tokenKey, token, parts.now()));
    const actor = subject && (await findActor(parts.db, subject));
    if (!subject || !actor) throw new Refusal('unauthenticated', sessionEnded);
    c.set('signedIn', { ...serviceContext(parts, c), actor, familyId: subject.familyId });
    await next();
  };
