/** Runs the jobs of the queues until it is stopped. */
export interface Worker {
  start(): void;
  /** Looks for jobs at once, as some were just committed. */
  nudge(): void;
  /** Starts no more jobs and waits for those under way. */
  stop(): Promise<void>;
}
