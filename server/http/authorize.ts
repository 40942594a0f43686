import type { MiddlewareHandler } from 'hono';
import { satisfies } from '../../contract/access';
import type { CallAccess } from '../../contract/calls/defineCall';
import { recordAudit } from '../services/audit/recordAudit';
import { Refusal } from '../services/refusal';
import type { CallEnvironment } from './callEnvironment';
import { httpTexts } from './httpTexts';

/** Refuses an actor whom none of a call's rules allows; that, and a refusal by the call itself, is audited. */
export const authorize =
  (call: { method: string; path: string; access: CallAccess }): MiddlewareHandler<CallEnvironment> =>
  async (c, next) => {
    const { signedIn } = c.var;
    const { access } = call;
    const mayCall = typeof access === 'string' || access.some((rule) => satisfies(signedIn.actor, rule));
    if (mayCall) await next();
    const wasRefused = c.error instanceof Refusal && c.error.reason === 'forbidden';
    if (!mayCall || wasRefused) {
      await recordAudit(signedIn, { action: 'refusal', detail: { method: call.method, path: call.path } });
    }
    if (!mayCall) throw new Refusal('forbidden', httpTexts.forbidden);
  };
