import type { MiddlewareHandler } from 'hono';
import { recordAudit } from '../services/audit/recordAudit';
import { Refusal } from '../services/refusal';
import type { CallEnvironment } from './callEnvironment';
import { kindsOf } from './callLimits';
import type { createCallCounter } from './createCallCounter';
import { httpTexts } from './httpTexts';

/** Refuses with 429 whoever calls more often than anybody who works can; audited once per window. */
export const limitCalls =
  (call: { path: string }, count: ReturnType<typeof createCallCounter>): MiddlewareHandler<CallEnvironment> =>
  async (c, next) => {
    const { signedIn } = c.var;
    for (const kind of kindsOf(call)) {
      const { retryAfterSeconds, isFirst } = count(kind, signedIn.actor.userId);
      if (retryAfterSeconds === undefined) continue;
      if (isFirst) await recordAudit(signedIn, { action: 'tooManyCalls', detail: { kind } });
      throw new Refusal('tooManyAttempts', httpTexts.tooManyCalls, retryAfterSeconds);
    }
    await next();
  };
