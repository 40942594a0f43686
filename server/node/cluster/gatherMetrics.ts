import type { Worker } from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import type { CollectedMetrics } from './clusterMessages';

/** Metrics of this process. */
export interface OwnMetrics {
  collect(): Promise<CollectedMetrics>;
}

/** Milliseconds until a process that is too busy to answer counts with what it told last. */
const patience = 3_000;

/** Adds up the metrics of all processes. */
export interface GatheredMetrics {
  /** A process answers calls, so it is asked from now on. */
  joined(child: Worker): void;
  told(child: Worker, metrics: CollectedMetrics): void;
  left(child: Worker): void;
  /** Returns the sums as text, in the format of Prometheus. */
  read(): Promise<string>;
}

/**
 * Gathers the metrics of the processes and of the primary itself. What a process counted stays in the sums when it
 * ends (of one that was killed: what it told last), so that no counter ever sinks, which would look like a restart.
 */
export const gatherMetrics = (own: OwnMetrics): GatheredMetrics => {
  const latest = new Map<Worker, CollectedMetrics>();
  const asked = new Map<Worker, () => void>();
  let departed: Promise<CollectedMetrics> = Promise.resolve([]);
  let reading: Promise<string> | undefined;

  const ask = (child: Worker) =>
    new Promise<void>((resolve) => {
      const settle = () => {
        clearTimeout(timer);
        asked.delete(child);
        resolve();
      };
      const timer = setTimeout(settle, patience);
      asked.set(child, settle);
      child.send({ kind: 'tellMetrics' }, (failure) => failure && settle());
    });
  const addUp = async () => {
    await Promise.all([...latest.keys()].map(ask));
    const all = [await own.collect(), ...latest.values(), await departed];
    return AggregatorRegistry.aggregate(all).metrics();
  };

  return {
    joined: (child) => void latest.set(child, []),
    told: (child, metrics) => {
      if (latest.has(child)) latest.set(child, metrics);
      asked.get(child)?.();
    },
    left: (child) => {
      const counted = (latest.get(child) ?? []).filter(({ type }) => String(type) !== 'gauge');
      latest.delete(child);
      departed = departed.then((before) =>
        AggregatorRegistry.aggregate([before, counted]).getMetricsAsJSON(),
      );
      asked.get(child)?.();
    },
    read: () => {
      reading ??= addUp().finally(() => {
        reading = undefined;
      });
      return reading;
    },
  };
};
