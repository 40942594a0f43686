import { createHash } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { migrate } from '../../server/db/applyMigrations';
import { openPglite } from '../../server/db/openPglite';

/** The initial content of a test's database: the demo data, or the schema alone. */
export type Seed = 'demo' | 'empty';

const root = path.resolve(import.meta.dirname, '../..');
const cacheFolder = path.join(root, 'test-results/databases');
const ingredients: Readonly<Record<Seed, readonly string[]>> = {
  empty: ['server/db'],
  demo: [
    'server/db',
    'server/seed',
    'server/services/workers/tasks',
    'server/services/users',
    'contract',
    'modules',
  ],
};

const filesBelow = async (folder: string): Promise<string[]> => {
  const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
};

const today = () => new Date().toISOString().slice(0, 10);

/** The environment variable with the day of the demo data, so that a run keeps them after midnight. */
const setting = 'TEST_DATABASE_DAY';

/** Sets the day of the demo data for all tests of a run. */
export const keepDay = (): void => {
  process.env[setting] = today();
};

/**
 * Returns the cache key of a database: a hash of everything its content depends on, including
 * the day for demo data.
 */
export const databaseKey = async (seed: Seed): Promise<string> => {
  const hash = createHash('sha256').update(await readFile(path.join(root, 'package-lock.json')));
  for (const folder of ingredients[seed]) {
    for (const file of await filesBelow(folder)) {
      // Of modules the demo has their rights alone.
      if (folder !== 'modules' || path.basename(file) === 'access.ts')
        hash.update(file).update(await readFile(file));
    }
  }
  if (seed === 'demo')
    hash.update(process.env[setting] ?? today()).update(process.env.VITE_WITHOUT_MODULES ?? '');
  return `${seed}_${hash.digest('hex').slice(0, 16)}`;
};

const removeOutdated = async (seed: Seed): Promise<void> => {
  const names = await readdir(cacheFolder).catch(() => []);
  const outdated = names.filter((name) => name.startsWith(`${seed}_`) && name.endsWith('.tar'));
  await Promise.all(outdated.map((name) => rm(path.join(cacheFolder, name), { force: true })));
};

const fileOf = async (seed: Seed) => path.join(cacheFolder, `${await databaseKey(seed)}.tar`);

/** Reads a snapshot into Node's own Blob, because jsdom's can't be read. */
const readSnapshot = async (seed: Seed) => new Response(await readFile(await fileOf(seed))).blob();

const openEmpty = async () => {
  const opened = await openPglite();
  await migrate(opened.db);
  return opened;
};

/** Opens a database with the demo data, starting from the cached empty one. */
const openDemo = async () => {
  await provideSnapshot('empty');
  const opened = await openPglite({ loadDataDir: await readSnapshot('empty') });
  await import('../../modules/server');
  const { seedDemo } = await import('../../server/seed/seedDemo');
  await seedDemo(opened.db, new Date());
  return opened;
};

const makeSnapshot = async (seed: Seed, file: string): Promise<void> => {
  const { client, close } = await (seed === 'demo' ? openDemo() : openEmpty());
  const dump = await client.dumpDataDir('none');
  await close();
  await removeOutdated(seed);
  await mkdir(cacheFolder, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, new Uint8Array(await dump.arrayBuffer()));
  await rename(unfinished, file);
};

/** Makes the snapshot of a seed unless the cache has it. */
export const provideSnapshot = async (seed: Seed): Promise<void> => {
  const file = await fileOf(seed);
  await access(file).catch(() => makeSnapshot(seed, file));
};

const snapshots = new Map<Seed, Promise<Blob>>();

/** Returns a migrated and seeded database directory, cached until its sources change. */
export const databaseSnapshot = (seed: Seed): Promise<Blob> => {
  const snapshot = snapshots.get(seed) ?? readSnapshot(seed);
  snapshots.set(seed, snapshot);
  return snapshot;
};
