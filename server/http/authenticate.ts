import type { Context, MiddlewareHandler } from 'hono';
import { Refusal } from '../lib/refusal';
import { findActor } from '../services/session/account/findActor';
import { sessionTexts } from '../services/session/texts';
import { readAccessToken } from '../services/session/tokens/accessToken';
import type { AppParts } from './appParts';
import { type CallEnvironment, serviceContext } from './callEnvironment';

/** Identifies the caller by the bearer token; refuses anyone who is not signed in. */
export const authenticate =
  (parts: AppParts): MiddlewareHandler<CallEnvironment> =>
  async (c, next) => {
    const token = bearerToken(c);
    const subject = token && (await readAccessToken(parts.settings.tokenKey, token, parts.now()));
    const actor = subject && (await findActor(parts.db, subject));
    if (!subject || !actor) throw new Refusal('unauthenticated', sessionTexts.ended);
    c.set('signedIn', { ...serviceContext(parts, c), actor, familyId: subject.familyId });
    await next();
  };

/** Returns the bearer token of a request, unverified. */
export const bearerToken = (c: Context): string | undefined =>
  /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
