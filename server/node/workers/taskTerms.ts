import type { WorkerTask } from '../../services/workers/workers';

/** A group of workers with one queue. A file that keeps its workers busy must not keep anybody from signing in. */
export type Lane = 'passwords' | 'bodies' | 'files';

/** The lane that runs a task, and the milliseconds after which the task is killed. */
export interface TaskTerms {
  readonly lane: Lane;
  readonly deadline: number;
}

// All yield to calls, so on a busy machine an honest one takes many times as long as on an idle one.
const ofPasswords: TaskTerms = { lane: 'passwords', deadline: 30_000 };
const ofBodies: TaskTerms = { lane: 'bodies', deadline: 30_000 };
const ofFiles: TaskTerms = { lane: 'files', deadline: 30_000 };

/** The terms of every task. Even on a busy machine an honest task takes less than a tenth of its deadline. */
export const taskTerms: Readonly<Record<WorkerTask, TaskTerms>> = {
  hashPassword: ofPasswords,
  verifyPassword: ofPasswords,
  isGuessablePassword: ofPasswords,
  readJsonBody: ofBodies,
  inspectPdf: ofFiles,
  withoutMetadata: ofFiles,
  readMaintenanceFile: ofFiles,
  markMaintenanceFile: ofFiles,
  readTableFile: ofFiles,
  markTableFile: ofFiles,
};

/** Collects the buffers in a value, to be moved between threads instead of copied; views of one buffer move together. */
export const buffersOf = (value: unknown): ArrayBuffer[] => {
  if (value instanceof Uint8Array) return value.buffer instanceof ArrayBuffer ? [value.buffer] : [];
  if (typeof value !== 'object' || value === null) return [];
  return [...new Set(Object.values(value).flatMap(buffersOf))];
};
