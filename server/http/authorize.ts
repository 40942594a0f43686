import type { MiddlewareHandler } from 'hono';
import type { CallAccess } from '../../contract/calls/defineCall';
import { Refusal } from '../lib/refusal';
import { writeAuditEvent } from '../services/audit/writeAuditEvent';
import { forbidden, mayCall } from '../services/context/requireAccess';
import type { CallEnvironment } from './callEnvironment';
import { InvalidInput } from './checkInput';

/** Returns why a call was refused, if it was. Another provider's records look as if they did not exist. */
const refusedReason = (failure: unknown) => {
  if (failure instanceof InvalidInput) return 'invalidInput';
  // A busy server's answer is no refusal.
  if (!(failure instanceof Refusal) || failure.reason === 'unavailable') return undefined;
  return failure.reason;
};

/** Keeps only the ids among the parameters of query and path. */
const idsOf = (query: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([name, value]) => /^(id|\w{1,30}Id)$/.test(name) && /^\d{1,10}$/.test(value))
      .map(([name, value]) => [name, Number(value)]),
  );

/** Refuses an actor that none of the call's rules allows. This is audited, and so are refusals by the call itself. */
export const authorize =
  (call: { method: string; path: string; access: CallAccess }): MiddlewareHandler<CallEnvironment> =>
  async (c, next) => {
    const { signedIn } = c.var;
    const isAllowed = mayCall(signedIn.actor, call);
    if (isAllowed) await next();
    const reason = isAllowed ? refusedReason(c.error) : 'forbidden';
    if (reason) {
      const detail = {
        method: call.method,
        path: call.path,
        reason,
        ...idsOf({ ...c.req.query(), ...c.req.param() }),
      };
      await writeAuditEvent(signedIn, { action: 'refusal', detail });
    }
    if (!isAllowed) throw forbidden();
  };
