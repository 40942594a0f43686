import { accessSync, constants, existsSync, lstatSync, readdirSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { isServers } from '../settings/serverEntries';
import type { CheckContext } from './check';
import { type Check, type Finding, fail, ok, warn } from './finding';

/** Returns the folder, or the nearest one above it that exists. */
const existing = (folder: string): string =>
  existsSync(folder) || path.dirname(folder) === folder ? folder : existing(path.dirname(folder));

/** Says whether a folder can be written to, or made. */
export const writableFinding = (folder: string, text: string): Finding => {
  const there = existing(path.resolve(folder));
  try {
    accessSync(there, constants.W_OK | constants.X_OK);
    return ok(`${text} ${folder}${existsSync(folder) ? '' : ', which will be made'}`);
  } catch {
    return fail(`${text} ${folder}, and ${there} can't be written to`, 'give the server’s user write access');
  }
};

/** Who can read the data folder. */
export const folderCheck: Check<CheckContext> = {
  subject: 'data folder',
  look: async ({ config: { dataFolder: folder } }) => {
    const found = [writableFinding(folder, 'the server writes to DATA_DIR,')];
    if (process.platform === 'win32' || !existsSync(folder)) return found;
    const open = readdirSync(folder).filter((name) => isServers(name) && isOpen(path.join(folder, name)));
    if (open.length > 0)
      found.push(
        fail(`others can read ${open.join(', ')} in it`, 'chmod -R go= them; each start does so too'),
      );
    if (isOpen(folder))
      found.push(warn('others can open it', `chmod 700 ${folder}; a start does so if nothing else is in it`));
    return found;
  },
};

const isOpen = (entry: string) => (lstatSync(entry).mode & 0o077) !== 0;

const million = 1_000_000;
/** Below the first the built-in database answers 503; below the second somebody has a few days to act. */
const [leastMegabytes, lowMegabytes] = [135, 2_000];

/** The room on the disk of the data folder; PostgreSQL's disk can't be seen from here. */
export const spaceCheck: Check<CheckContext> = {
  subject: 'disk space',
  look: async ({ config: { dataFolder } }) => {
    const { bavail, bsize } = await statfs(existing(path.resolve(dataFolder)));
    const megabytes = Math.round((bavail * bsize) / million);
    const text = `${megabytes.toLocaleString('en')} MB are free where DATA_DIR is`;
    if (megabytes < leastMegabytes) return fail(text, 'make room');
    return megabytes < lowMegabytes ? warn(text, 'make room soon') : ok(text);
  },
};
