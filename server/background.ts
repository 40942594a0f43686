/** Work that goes on after the answer that began it. */
export interface Background {
  /** Begins a task; its failure is logged under this name and reaches nobody else. */
  run(name: string, task: () => Promise<void>): void;
  /** Waits for everything that was begun: before the database closes. */
  settled(): Promise<void>;
}
