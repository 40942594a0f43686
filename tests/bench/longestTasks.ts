interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds that the task took, and those of them on a processor. */
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

const microseconds = 1000;

/** The longest tasks of the page's main threads in a browser trace, in milliseconds of processor time, longest first. */
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
