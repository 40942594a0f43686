import type { Context } from 'hono';
import type { ServiceContext, SignedInContext } from '../services/serviceContext';
import type { AppParts } from './appParts';

/** What travels with a request from one check of a call to the next. */
export interface CallEnvironment {
  Variables: { signedIn: SignedInContext; requestId: string };
}

/** The context of a request whose caller is not known (yet). */
export const serviceContext = (parts: AppParts, c: Context): ServiceContext => ({
  db: parts.db,
  now: parts.now,
  written: { jobs: new Set() },
  remoteAddress: parts.remoteAddressOf?.(c.env, c.req.raw.headers) ?? null,
});
