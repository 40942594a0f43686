import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeDataFolder, program, removeDataFolder, startBriefServer } from './appServer';

const templates = join(import.meta.dirname, '../../../test-results/demo-folders');

/** Returns the template's path, a hash of the built program and of the day, on which the demo data depend. */
const templateFolder = (): string => {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  const built = dirname(program);
  for (const entry of readdirSync(built, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) hash.update(entry.name).update(readFileSync(join(entry.parentPath, entry.name)));
  }
  return join(templates, hash.digest('hex').slice(0, 16));
};

/** The environment variable with the template's path, so that a run keeps its template after midnight. */
const setting = 'TEST_DEMO_FOLDER';

/** Starts the program to fill the template of the tests' data folders, unless this build did so today. */
export const provideDemoFolder = async (): Promise<void> => {
  const template = templateFolder();
  process.env[setting] = template;
  if (existsSync(template)) return;
  removeDataFolder(templates);
  const unfinished = `${template}.unfinished`;
  mkdirSync(unfinished, { recursive: true });
  // Without the worker, no job of the demo data is done before a test gets them.
  const server = await startBriefServer(unfinished, { settings: { SEED_DEMO: '1', WORKER: '0' } });
  await server.end('SIGTERM');
  renameSync(unfinished, template);
};

/** Makes a data folder with the demo data of a first start, in a fraction of the time that such a start takes. */
export const makeDemoFolder = (): string => {
  const folder = makeDataFolder();
  cpSync(process.env[setting] ?? templateFolder(), folder, { recursive: true });
  return folder;
};
