import type { MiddlewareHandler } from 'hono';
import { satisfies } from '../../contract/access';
import type { CallAccess } from '../../contract/calls/defineCall';
import { recordAudit } from '../services/audit/recordAudit';
import { Refusal } from '../services/refusal';
import type { CallEnvironment } from './callEnvironment';
import { httpTexts } from './httpTexts';
import { InvalidInput } from './invalidInput';

/** Why a call was refused, where it was: what belongs to another provider looks as if it were not there. */
const refusedReason = (failure: unknown) => {
  if (failure instanceof InvalidInput) return 'invalidInput';
  return failure instanceof Refusal ? failure.reason : undefined;
};

/** What a query asked for, as far as it is ids. */
const idsOf = (query: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([name, value]) => /^\w{1,30}Id$/.test(name) && /^\d{1,10}$/.test(value))
      .map(([name, value]) => [name, Number(value)]),
  );

/** Refuses an actor whom none of a call's rules allows; that, and a refusal by the call itself, is audited. */
export const authorize =
  (call: { method: string; path: string; access: CallAccess }): MiddlewareHandler<CallEnvironment> =>
  async (c, next) => {
    const { signedIn } = c.var;
    const { access } = call;
    const mayCall = typeof access === 'string' || access.some((rule) => satisfies(signedIn.actor, rule));
    if (mayCall) await next();
    const reason = mayCall ? refusedReason(c.error) : 'forbidden';
    if (reason) {
      const detail = { method: call.method, path: call.path, reason, ...idsOf(c.req.query()) };
      await recordAudit(signedIn, { action: 'refusal', detail });
    }
    if (!mayCall) throw new Refusal('forbidden', httpTexts.forbidden);
  };
