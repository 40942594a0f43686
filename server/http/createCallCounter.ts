import { type CallKind, callLimits, callWindowSeconds } from './callLimits';

/** More users than any server has at once; then counting begins anew, which forgives rather than refuses. */
const maxCounters = 50_000;

interface Counter {
  calls: number;
  readonly endsAt: number;
}

/** What became of a call that was counted; one over its limit learns when to come back. */
export interface Counted {
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
  return (kind: CallKind, userId: number): Counted => {
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
