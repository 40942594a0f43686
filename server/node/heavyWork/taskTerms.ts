import type { HeavyTask } from '../../services/heavyWork/heavyWork';

/** Threads that share one queue. A file that keeps its threads busy must not keep anybody from signing in. */
export type Lane = 'passwords' | 'files';

/** What a task is worth: where it is done, and for how many milliseconds before it is ended. */
export interface TaskTerms {
  readonly lane: Lane;
  readonly deadline: number;
}

const ofPasswords: TaskTerms = { lane: 'passwords', deadline: 10_000 };

// Files give way to calls, so that on a busy machine an honest one takes many times what it takes alone.
const ofFiles: TaskTerms = { lane: 'files', deadline: 30_000 };

/** The terms of every task; an honest one takes less than a tenth of its time on a busy machine. */
export const taskTerms: Readonly<Record<HeavyTask, TaskTerms>> = {
  hashPassword: ofPasswords,
  verifyPassword: ofPasswords,
  isGuessablePassword: ofPasswords,
  readJsonBody: ofFiles,
  judgePdf: ofFiles,
  readMaintenanceFile: ofFiles,
  markMaintenanceFile: ofFiles,
};

/** The memory of the bytes in a value, which is moved to another thread instead of copied; parts of one memory move together. */
export const buffersOf = (value: unknown): ArrayBuffer[] => {
  if (value instanceof Uint8Array) return value.buffer instanceof ArrayBuffer ? [value.buffer] : [];
  if (typeof value !== 'object' || value === null) return [];
  return [...new Set(Object.values(value).flatMap(buffersOf))];
};
