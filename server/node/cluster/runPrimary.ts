import cluster, { type Worker } from 'node:cluster';
import type { Log } from '../../parts/log';
import { backOff } from '../../services/queue/settleJob';
import type { FromProcess, Ready } from './clusterMessages';
import { gatherMetrics, type OwnMetrics } from './gatherMetrics';
import { watchProcesses } from './watchProcesses';

/** A process that answers calls, or is about to. */
interface Member {
  readonly child: Worker;
  readonly since: number;
  isReady: boolean;
  /** Whether another takes its place when it ends. */
  isWanted: boolean;
  /** Resolves when it has ended. */
  readonly ended: Promise<void>;
}

interface PrimaryOptions {
  /** How many processes answer calls. */
  readonly processes: number;
  readonly log: Log;
  /** The primary's own metrics, which its processes' are added to. */
  readonly metrics: OwnMetrics & Parameters<typeof watchProcesses>[0];
  /** Called once, when all of them do. */
  readonly onReady: (ready: Ready) => void;
}

const replacing = { firstMilliseconds: 200, maxMilliseconds: 30_000 };
/** A process that lived for this long did not die of its start. */
const longMilliseconds = 60_000;
/** After so many deaths in a row, with no process left, the primary ends too: whoever supervises it starts it anew. */
const maxDeaths = 5;

/**
 * Runs several processes on one port. The first one starts alone, so that it brings the database up to date for all. One
 * that dies is replaced. SIGTERM and SIGINT end all, as they end a server of one process; SIGHUP replaces one after the
 * other, each new one being ready before the old one goes.
 */
export const runPrimary = async ({ processes, log, metrics, onReady }: PrimaryOptions): Promise<void> => {
  cluster.setupPrimary({ serialization: 'advanced' });
  const members = new Set<Member>();
  const gathered = gatherMetrics(metrics);
  let isEnding = false;
  let isReplacing = false;
  let deaths = 0;
  let hasFailed = false;
  const ready = () => [...members].filter(({ isReady }) => isReady);
  watchProcesses(metrics, processes, () => ready().length);

  /** Starts a process; returns what it says once it is ready, or undefined if it ends before. */
  const start = (isWanted = false) =>
    new Promise<Ready | undefined>((resolve) => {
      const child = cluster.fork();
      const ended = new Promise<void>((over) => child.once('exit', () => over()));
      const member: Member = { child, since: performance.now(), isReady: false, isWanted, ended };
      members.add(member);
      child.on('message', (message: FromProcess) => {
        if (message.kind === 'metrics') gathered.told(child, message.metrics);
        if (message.kind === 'askAllMetrics')
          void gathered.read().then((text) => child.send({ kind: 'allMetrics', text }, () => {}));
        if (message.kind === 'ready') {
          member.isReady = true;
          member.isWanted = true;
          gathered.joined(child);
          resolve(message);
        }
      });
      child.once('exit', (code, signal) => {
        members.delete(member);
        gathered.left(child);
        // Ended while it was still starting, it has no handler of the signal.
        if (code !== 0 && signal !== 'SIGTERM') hasFailed = true;
        resolve(undefined);
        if (!isEnding && member.isWanted) void replace(member, { code, signal });
      });
    });

  const replace = async (dead: Member, how: { code: number | null; signal: string | null }) => {
    deaths = performance.now() - dead.since < longMilliseconds ? deaths + 1 : 1;
    const isOver = deaths >= maxDeaths && ready().length === 0;
    const milliseconds = backOff(deaths, replacing);
    log.error('a process ended and is replaced', { process: dead.child.process.pid, ...how, milliseconds });
    if (isOver) {
      log.error('the processes end as soon as they start', { deaths });
      process.exit(1);
    }
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    if (!isEnding) await start(true);
  };

  const end = async (signal: NodeJS.Signals) => {
    if (isEnding) {
      for (const { child } of members) child.process.kill('SIGKILL');
      process.exit(1);
    }
    isEnding = true;
    hasFailed = false;
    log.info('ending', { signal });
    for (const { child, isReady } of members) {
      if (isReady) child.send({ kind: 'end' }, () => {});
      else child.process.kill('SIGTERM');
    }
    while (members.size > 0) await Promise.all([...members].map(({ ended }) => ended));
    log.info('ended');
    process.exit(hasFailed ? 1 : 0);
  };

  const replaceAll = async () => {
    if (isReplacing || isEnding || !hasStarted) return;
    isReplacing = true;
    log.info('the processes are replaced one after the other');
    for (const old of ready()) {
      if (isEnding || !members.has(old)) continue;
      old.isWanted = false;
      if (!(await start())) {
        if (isEnding) return;
        log.error('a new process did not become ready: the others stay');
        old.isWanted = true;
        if (!members.has(old)) void replace(old, { code: null, signal: null });
        break;
      }
      old.child.send({ kind: 'retire' }, () => {});
      await old.ended;
    }
    isReplacing = false;
    log.info('the processes were replaced', { ready: ready().length });
  };

  let hasStarted = false;
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  process.on('SIGHUP', () => void replaceAll());
  const first = await start();
  const others = first && (await Promise.all(Array.from({ length: processes - 1 }, () => start())));
  if (isEnding) return;
  // It has said itself why it ended.
  if (!first || others?.includes(undefined)) process.exit(1);
  hasStarted = true;
  onReady(first);
};
