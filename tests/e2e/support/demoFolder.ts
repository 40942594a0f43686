import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeDataFolder, program, removeDataFolder, startBriefServer } from './appServer';

const templates = join(import.meta.dirname, '../../../test-results/demo-folders');

/** Named after the program that made it and after the day, which the demo data are told from. */
const templateFolder = (): string => {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  const built = dirname(program);
  for (const entry of readdirSync(built, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) hash.update(entry.name).update(readFileSync(join(entry.parentPath, entry.name)));
  }
  return join(templates, hash.digest('hex').slice(0, 16));
};

/** Where tests find it: one that was made before midnight serves a run that ends after it. */
const setting = 'TEST_DEMO_FOLDER';

/** Has the program fill the data folder that tests copy theirs from, unless it has today. */
export const provideDemoFolder = async (): Promise<void> => {
  const template = templateFolder();
  process.env[setting] = template;
  if (existsSync(template)) return;
  removeDataFolder(templates);
  const unfinished = `${template}.unfinished`;
  mkdirSync(unfinished, { recursive: true });
  // Nothing of the demo data is worked on before a test has them.
  const server = await startBriefServer(unfinished, { settings: { SEED_DEMO: '1', WORKER: '0' } });
  await server.end('SIGTERM');
  renameSync(unfinished, template);
};

/** A fresh folder with the demo data, as the program's first start fills it, in a fraction of the time. */
export const makeDemoFolder = (): string => {
  const folder = makeDataFolder();
  cpSync(process.env[setting] ?? templateFolder(), folder, { recursive: true });
  return folder;
};
