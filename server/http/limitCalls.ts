import type { MiddlewareHandler } from 'hono';
import type { Call, Download } from '../../contract/calls/defineCall';
import { tellReading } from '../services/attempts/countReading';
import { writeAuditEvent } from '../services/audit/writeAuditEvent';
import { overLimit } from '../services/context/limitUse';
import type { SignedInContext } from '../services/context/serviceContext';
import { countCall } from '../services/hooks/hooks';
import type { CallEnvironment } from './callEnvironment';
import { httpTexts } from './texts';

/**
 * Refuses, with 429, a user who calls more often than a person could; audited once per window. A provider's systems have
 * limits of their own, which all servers share; exports are as costly for them as for people.
 */
export const limitCalls =
  (call: { path: string }, count: ReturnType<typeof createCallCounter>): MiddlewareHandler<CallEnvironment> =>
  async (c, next) => {
    const { signedIn } = c.var;
    const isClient = signedIn.actor.client !== undefined;
    if (isClient) {
      await countCall(signedIn);
      await tellReading(signedIn);
    }
    for (const kind of kindsOf(call)) {
      if (isClient && kind !== 'export') continue;
      const { calls, secondsLeft } = count(kind, signedIn.actor.userId);
      const limit = callLimits[kind];
      const use = { name: kind, limit, left: limit - calls, windowSeconds: callWindowSeconds, secondsLeft };
      signedIn.tellLimit?.(use);
      if (use.left >= 0) continue;
      if (use.left === -1) await writeAuditEvent(signedIn, { action: 'tooManyCalls', detail: { kind } });
      throw overLimit(signedIn, use, httpTexts.tooManyCalls);
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
  const { calls } = count('prefetch', signedIn.actor.userId);
  if (calls === callLimits.prefetch + 1)
    await writeAuditEvent(signedIn, { action: 'tooManyCalls', detail: { kind: 'prefetch' } });
  return { isPrefetch: calls <= callLimits.prefetch };
};

/** More counters than the users of any server need at once; above this number all are reset. */
const maxCounters = 50_000;

interface Counter {
  calls: number;
  readonly endsAt: number;
}

/** How many calls were made in the current window, with the one that was counted, and the seconds until its end. */
interface CountedCall {
  readonly calls: number;
  readonly secondsLeft: number;
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
      return { calls: 1, secondsLeft: callWindowSeconds };
    }
    running.calls += 1;
    return { calls: running.calls, secondsLeft: Math.ceil((running.endsAt - time) / 1000) };
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

/** The kinds that are refused over their limit. */
type LimitedKind = Exclude<CallKind, 'prefetch'>;

const kinds: readonly (readonly [LimitedKind, RegExp])[] = [
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
export const kindsOf = ({ path }: Pick<Call | Download, 'path'>): readonly LimitedKind[] => [
  'any',
  ...kinds.filter(([, pattern]) => pattern.test(path)).map(([kind]) => kind),
];
