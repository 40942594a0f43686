import { statfs } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import { PlainError } from '../lib/plainError';
import { folderTexts } from './texts';

/** The most that a full submission, its log and the work on it may need; a disk really full would break PGlite. */
const leastBytes = 128 * 1024 * 1024;
const lookMilliseconds = 2_000;

/** The error that PostgreSQL would raise on a full disk. */
class DiskFull extends PlainError {
  override readonly name = 'DiskFull';
  readonly code = '53100';

  constructor() {
    super('full', folderTexts.full);
  }
}

const freeBytes = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/**
 * Refuses all statements of an embedded database while its disk is nearly full; returns a function that stops this.
 */
export const guardSpace = async (
  client: Pick<PGlite, 'query' | 'exec' | 'transaction'>,
  folder: string,
  measure = freeBytes,
): Promise<() => void> => {
  let isFull = false;
  const look = async () => {
    isFull = (await measure(folder)) < leastBytes;
  };
  await look();
  if (isFull) throw new DiskFull();
  const guard = <Method extends (...args: never[]) => Promise<unknown>>(method: Method): Method =>
    new Proxy(method, {
      apply: (run, self, args) => (isFull ? Promise.reject(new DiskFull()) : Reflect.apply(run, self, args)),
    });
  client.query = guard(client.query);
  client.exec = guard(client.exec);
  client.transaction = guard(client.transaction);
  const timer = setInterval(() => void look().catch(() => {}), lookMilliseconds).unref();
  return () => clearInterval(timer);
};
