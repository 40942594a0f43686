import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What the system says of a process behind its number and name; nothing where it does not tell (other than Linux). */
const statOf = (pid: number): string[] => {
  try {
    return (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop() ?? '').split(' ');
  } catch {
    return [];
  }
};

/** Tells a process from a later one with the same number. */
const startOf = (pid: number): string => statOf(pid)[19] ?? '';

/** Dead, though it has its number until its parent asks for it, which in a container may be never. */
const isZombie = (pid: number): boolean => statOf(pid)[0] === 'Z';

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

const holderOf = (file: string): number | undefined => {
  const [pid = '', start = ''] = readFileSync(file, 'utf8').split(' ');
  const holder = Number(pid);
  const holds = Number.isInteger(holder) && holder > 0 && holder !== process.pid && isAlive(holder);
  return holds && startOf(holder) === start ? holder : undefined;
};

const take = (file: string) =>
  writeFileSync(file, `${process.pid} ${startOf(process.pid)}`, { flag: 'wx', mode: 0o600 });

/**
 * Keeps a second process from the embedded database, which it would ruin; answers how to give the folder back.
 * What a killed process left behind does not count.
 */
export const lockDataFolder = (folder: string): (() => void) => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, 'server.lock');
  try {
    take(file);
  } catch {
    const holder = holderOf(file);
    if (holder !== undefined) {
      throw new Error(
        `A pasta de dados ${folder} já está a ser usada pelo processo ${holder}. / ` +
          `The data folder ${folder} is already in use by process ${holder}.`,
      );
    }
    rmSync(file, { force: true });
    take(file);
  }
  return () => rmSync(file, { force: true });
};
