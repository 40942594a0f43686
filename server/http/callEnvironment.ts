import type { Context } from 'hono';
import type { ServiceContext, SignedInContext, WorkersContext } from '../services/context/serviceContext';
import type { AppParts } from './appParts';
import type { BodyReservation } from './bodyQuota';

/** What a request carries from one check of a call to the next. */
export interface CallEnvironment {
  Variables: {
    signedIn: SignedInContext & WorkersContext;
    requestId: string;
    /** Present where the call carries files. */
    reservation?: BodyReservation;
  };
}

/** Returns the context of a request whose caller is not known (yet). */
export const serviceContext = (parts: AppParts, c: Context): ServiceContext & WorkersContext => ({
  db: parts.db,
  workers: parts.workers,
  now: parts.now,
  written: { jobs: new Set() },
  remoteAddress: parts.remoteAddressOf?.(c.env, c.req.raw.headers) ?? null,
});
