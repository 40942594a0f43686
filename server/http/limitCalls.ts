import type { MiddlewareHandler } from 'hono';
import type { Call, Download } from '../../contract/calls/defineCall';
import { Refusal } from '../lib/refusal';
import type { ServerSettings } from '../parts/serverSettings';
import { writeAuditEvent } from '../services/audit/writeAuditEvent';
import type { SignedInContext } from '../services/context/serviceContext';
import type { CallEnvironment } from './callEnvironment';
import { limitClient } from './limitClient';
import { httpTexts } from './texts';

/**
 * Refuses, with 429, a user who calls more often than a person could; audited once per window. A provider's systems have
 * limits of their own, which all servers share; exports are as costly for them as for people.
 */
export const limitCalls =
  (
    call: { path: string },
    count: ReturnType<typeof createCallCounter>,
    settings: Pick<ServerSettings, 'clientCallLimits'>,
  ): MiddlewareHandler<CallEnvironment> =>
  async (c, next) => {
    const { signedIn } = c.var;
    const isClient = signedIn.actor.client !== undefined;
    if (isClient) await limitClient(c, settings);
    for (const kind of kindsOf(call)) {
      if (isClient && kind !== 'export') continue;
      const { retryAfterSeconds, isFirst } = count(kind, signedIn.actor.userId);
      if (retryAfterSeconds === undefined) continue;
      if (isFirst) await writeAuditEvent(signedIn, { action: 'tooManyCalls', detail: { kind } });
      throw new Refusal('tooManyAttempts', httpTexts.tooManyCalls, retryAfterSeconds);
    }
    await next();
  };

/**
 * Returns the context of a call whose caller says that nobody looks at the answer yet. Past the limit it counts as a
 * look like any other, which is audited once per window: nobody can take more and have it recorded as less.
 */
export const prefetching = async (
  signedIn: SignedInContext,
  count: ReturnType<typeof createCallCounter>,
): Promise<Pick<SignedInContext, 'isPrefetch'>> => {
  const { retryAfterSeconds, isFirst } = count('prefetch', signedIn.actor.userId);
  if (isFirst) await writeAuditEvent(signedIn, { action: 'tooManyCalls', detail: { kind: 'prefetch' } });
  return { isPrefetch: retryAfterSeconds === undefined };
};

/** More counters than the users of any server need at once; above this number all are reset. */
const maxCounters = 50_000;

interface Counter {
  calls: number;
  readonly endsAt: number;
}

/** The result of counting a call; a call over its limit gets the time to retry after. */
export interface CountedCall {
  readonly retryAfterSeconds?: number;
  /** Whether it is the first call over the limit within the window. */
  readonly isFirst?: boolean;
}

/**
 * Counts calls per user and kind in this process's memory: exact numbers don't matter, and a search must not wait
 * for a write. Sign-in attempts are counted elsewhere, in the database.
 */
export const createCallCounter = (now: () => Date) => {
  const counters = new Map<string, Counter>();
  return (kind: CallKind, userId: number): CountedCall => {
    const time = now().getTime();
    const key = `${kind} ${userId}`;
    const running = counters.get(key);
    if (!running || running.endsAt <= time) {
      if (counters.size >= maxCounters) counters.clear();
      counters.set(key, { calls: 1, endsAt: time + callWindowSeconds * 1000 });
      return {};
    }
    running.calls += 1;
    if (running.calls <= callLimits[kind]) return {};
    return {
      retryAfterSeconds: Math.ceil((running.endsAt - time) / 1000),
      isFirst: running.calls === callLimits[kind] + 1,
    };
  };
};

/** How many calls of each kind one user may make within ten minutes, per server. */
export const callLimits = {
  /** All kinds together. */
  any: 6000,
  search: 3000,
  submission: 1200,
  download: 1200,
  /** Not refused beyond it, but recorded as looked at: a person steps through a hundred requests in that time. */
  prefetch: 600,
  /** Each call may send an e-mail. */
  user: 300,
  export: 60,
  /** Each call writes a log line that may page somebody at night. */
  report: 60,
} as const;

/** The length of a counting window, in seconds. */
export const callWindowSeconds = 600;

/** A kind of call with a limit. */
export type CallKind = keyof typeof callLimits;

const kinds: readonly (readonly [CallKind, RegExp])[] = [
  ['export', /\/export-/],
  ['download', /\/download-/],
  ['search', /\/(search|get-annual-maintenance-application-ids)/],
  ['submission', /\/(submit|recheck|update-annual-recheck|(register|check)-requests-from-file|process-)/],
  ['user', /^\/User\/(create|update)/],
  ['report', /\/report$/],
];

/**
 * Returns the limits that a call counts towards: the limit of all calls, and that of its own kind if it is costly.
 */
export const kindsOf = ({ path }: Pick<Call | Download, 'path'>): readonly CallKind[] => [
  'any',
  ...kinds.filter(([, pattern]) => pattern.test(path)).map(([kind]) => kind),
];
