import type { MiddlewareHandler } from 'hono';
import type { Call, Download } from '../../contract/calls/defineCall';
import { recordAudit } from '../services/audit/recordAudit';
import { Refusal } from '../services/base/refusal';
import type { CallEnvironment } from './callEnvironment';
import { httpTexts } from './httpTexts';

/** Refuses with 429 a user who calls more often than a person can; audited once per window. */
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

/** More users than any server has at once; beyond it all counters are reset. */
const maxCounters = 50_000;

interface Counter {
  calls: number;
  readonly endsAt: number;
}

/** What became of a call that was counted; one over its limit learns when to come back. */
export interface CountedCall {
  readonly retryAfterSeconds?: number;
  /** Whether it is the first one over the limit within the window. */
  readonly isFirst?: boolean;
}

/**
 * Counts calls per user and kind in this process's memory: exact numbers do not matter, and a search must not wait
 * for a write. Attempts to sign in are counted elsewhere, in the database.
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

/** How many calls of a kind one user may make within ten minutes, on each server. */
export const callLimits = {
  /** All together. */
  any: 6000,
  search: 3000,
  submission: 1200,
  download: 1200,
  /** Each may send an e-mail. */
  user: 300,
  export: 60,
  /** Each is a line of the log that somebody may be woken by. */
  report: 60,
} as const;

/** How long calls are counted together, in seconds. */
export const callWindowSeconds = 600;

/** What is limited. */
export type CallKind = keyof typeof callLimits;

const kinds: readonly (readonly [CallKind, RegExp])[] = [
  ['export', /\/export-/],
  ['download', /\/download-/],
  ['search', /\/(search|get-annual-maintenance-application-ids)/],
  ['submission', /\/(submit|recheck|update-annual-recheck|(register|check)-requests-from-file|process-)/],
  ['user', /^\/User\/(create|update)/],
  ['report', /\/report$/],
];

/** The limits that a call counts towards: its own, where it is one that costs, and that of all calls. */
export const kindsOf = ({ path }: Pick<Call | Download, 'path'>): readonly CallKind[] => [
  'any',
  ...kinds.filter(([, pattern]) => pattern.test(path)).map(([kind]) => kind),
];
