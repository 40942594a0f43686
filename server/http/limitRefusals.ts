import type { MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { networkOf } from '../services/attempts/networkOf';
import { writeAuditEvent } from '../services/audit/writeAuditEvent';
import { overLimit } from '../services/context/limitUse';
import type { AppParts } from './appParts';
import { type CallEnvironment, serviceContext } from './callEnvironment';
import { InvalidInput } from './checkInput';
import { httpTexts } from './texts';

/** How many malformed calls without a session one network may make within a window, per server. */
export const mostRefusals = 60;
/** Seconds; so short that colleagues behind one address are not shut out, as after wrong passwords (attemptLimits). */
export const refusalWindow = 60;

/** More than there are at once; above this number all are forgotten. */
const maxNetworks = 50_000;
const malformed = [400, 413];

/**
 * Refuses, with 429, what comes without a session from a network whose calls were too often not as their schema says, or
 * could not be read; audited once per window. Counted in memory, so that a refusal writes nothing. Other refusals, such
 * as wrong passwords, are counted where they are made.
 */
export const limitRefusals = (parts: AppParts): MiddlewareHandler<CallEnvironment> => {
  const windows = new Map<string, { refusals: number; readonly endsAt: number }>();
  const windowOf = (network: string) => {
    const known = windows.get(network);
    return known && known.endsAt > parts.now().getTime() ? known : undefined;
  };
  const begin = (network: string) => {
    if (windows.size >= maxNetworks) windows.clear();
    const begun = { refusals: 0, endsAt: parts.now().getTime() + refusalWindow * 1000 };
    windows.set(network, begun);
    return begun;
  };
  return async (c, next) => {
    const context = serviceContext(parts, c);
    if (context.remoteAddress === null) return next();
    const network = networkOf(context.remoteAddress);
    const now = parts.now().getTime();
    const { refusals, endsAt } = windowOf(network) ?? { refusals: 0, endsAt: now + refusalWindow * 1000 };
    // As if this call were one of them: once it is answered, nothing can be told any more.
    const use = {
      name: 'malformed',
      limit: mostRefusals,
      left: mostRefusals - refusals - 1,
      windowSeconds: refusalWindow,
      secondsLeft: Math.ceil((endsAt - now) / 1000),
    } as const;
    context.tellLimit?.(use);
    if (use.left < 0) throw overLimit(context, use, httpTexts.tooManyCalls);
    await next();
    const isMalformed = c.error
      ? c.error instanceof InvalidInput || c.error instanceof HTTPException
      : malformed.includes(c.res.status);
    if (!isMalformed) return;
    const window = windowOf(network) ?? begin(network);
    window.refusals += 1;
    if (window.refusals === mostRefusals)
      await writeAuditEvent(context, { action: 'tooManyCalls', detail: { kind: 'refused' } });
  };
};
