import cluster from 'node:cluster';
import type { FromPrimary, FromProcess, Ready } from './clusterMessages';
import type { OwnMetrics } from './gatherMetrics';

/** What a process that is one of several does otherwise than one alone. */
export interface ClusterMember {
  /** Returns the metrics of all processes, added up by the primary. */
  read(): Promise<string>;
  /** Tells the primary that calls are answered. */
  tellReady(ready: Omit<Ready, 'kind'>): void;
  /** Sets how to end: as at a signal, or, when retired, so that no call on an open connection fails. */
  whenTold(acts: Readonly<Record<'end' | 'retire', () => void>>): void;
  /** Leaves this process's numbers to the primary: totals must not sink because a process ended. */
  leave(): Promise<void>;
}

/** Makes this process one of a server's several; undefined where it is alone. */
export const joinCluster = (metrics: OwnMetrics): ClusterMember | undefined => {
  if (!cluster.isWorker) return undefined;
  let told: 'end' | 'retire' | undefined;
  let acts: Readonly<Record<'end' | 'retire', () => void>> | undefined;
  const waiting: ((text: string) => void)[] = [];
  const tellMetrics = async () => say({ kind: 'metrics', metrics: await metrics.collect() });

  process.on('message', (message: FromPrimary) => {
    if (message.kind === 'tellMetrics') void tellMetrics();
    else if (message.kind === 'allMetrics') for (const answer of waiting.splice(0)) answer(message.text);
    else {
      told = message.kind;
      acts?.[told]();
    }
  });
  // A terminal that closes signals the whole group: the primary decides.
  process.on('SIGHUP', () => {});
  return {
    read: async () => {
      const text = new Promise<string>((resolve) => waiting.push(resolve));
      if (waiting.length === 1) await say({ kind: 'askAllMetrics' });
      return text;
    },
    tellReady: (ready) => void say({ kind: 'ready', ...ready }),
    whenTold: (given) => {
      acts = given;
      if (told) acts[told]();
    },
    leave: tellMetrics,
  };
};

/** Resolves once the message was handed over; a primary that is gone takes this process with it. */
const say = (message: FromProcess): Promise<void> =>
  new Promise((resolve) => process.send?.(message, undefined, {}, () => resolve()));
