import type { WorkParts } from './workContextOf';

/** Work of a module that is no job: it waits for others most of the time, so that much of it is under way at once. */
export interface Courier {
  /** Its name, by which it is woken like a queue. */
  readonly name: string;
  /** Starts what is due, as far as there is room; returns whether there was any. */
  start(): Promise<boolean>;
  /** Waits for what is under way. */
  settled(): Promise<void>;
}

/** Makes a courier; undefined where it has nothing to do. `wake` is to be called whenever more may be due. */
export type MakeCourier = (parts: WorkParts, wake: () => void) => Courier | undefined;
