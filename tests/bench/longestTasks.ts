interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** The task's duration, in microseconds. */
  dur?: number;
  /** The CPU time within it, in microseconds. */
  tdur?: number;
  args?: { name?: string };
}

const microseconds = 1000;

/** Returns the longest tasks of main threads in a browser trace, in milliseconds of CPU time, longest first. */
export const longestTasks = (trace: Buffer, count: number): number[] => {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return traceEvents
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && mainThreads.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => Math.round(tdur / microseconds))
    .toSorted((a, b) => b - a)
    .slice(0, count);
};
