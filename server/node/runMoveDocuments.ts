import { parseArgs } from 'node:util';
import type { DocumentPlace } from '../db/schema/storedDocuments';
import { type MovedDocuments, moveDocuments } from '../documents/moveDocuments';
import { createLog } from './createLog';
import { openDocuments } from './documents/openDocuments';
import { openDatabase } from './openDatabase';
import type { Config } from './settings/environment';

const places: readonly DocumentPlace[] = ['database', 'folder', 's3'];

/**
 * Runs `node dist/server/main.js move-documents`: moves every document to where new ones go, or to the place that
 * `--to` names (docs/operate.md, "Documents").
 * @throws {Error} if documents had to stay, as their bytes are missing or others
 */
export const runMoveDocuments = async (config: Config, args: readonly string[]): Promise<void> => {
  const { values } = parseArgs({ args: [...args], options: { to: { type: 'string' } } });
  const to = places.find((place) => place === (values.to ?? config.documents.newOnes));
  if (!to) throw new Error(`--to is one of ${places.join(', ')}.`);
  const documents = await openDocuments(config.documents);
  if (to !== 'database' && !documents.others[to])
    throw new Error(`The settings do not say where the place ${to} is.`);
  const database = await openDatabase(config, createLog(config.logLevel));
  try {
    const context = { db: database.longDb, documents, now: () => new Date() };
    const moved = await moveDocuments(context, to, (soFar) => say(`… ${told(soFar)}`));
    for (const { hash, place, problem } of moved.failures) say(`${hash} stays in ${place}: ${problem}`);
    say(`${told(moved)}; every other document is in ${to}.`);
    if (moved.failures.length > 0) throw new Error(`${moved.failures.length} documents could not be moved.`);
  } finally {
    await database.close();
  }
};

const say = (line: string) => process.stdout.write(`${line}\n`);

const told = ({ moved, bytes }: MovedDocuments) => `${moved} documents moved, ${Math.ceil(bytes / 1e6)} MB`;
