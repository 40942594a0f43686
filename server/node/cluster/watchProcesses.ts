interface Watching {
  watch(
    name: string,
    help: string,
    label: 'state',
    read: () => Promise<Readonly<Record<string, number>>>,
  ): void;
}

/** Adds to the metrics how many processes answer calls, and how many should. */
export const watchProcesses = (metrics: Watching, wanted: number, ready: () => number): void =>
  metrics.watch('server_processes', 'Processes that answer calls: wanted, and ready', 'state', async () => ({
    wanted,
    ready: ready(),
  }));
