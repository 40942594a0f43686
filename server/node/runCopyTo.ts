import { existsSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { migrate } from '../db/applyMigrations';
import { copyDatabase, type TableProgress } from '../db/copyDatabase';
import type { Database } from '../db/database';
import { createLog } from './createLog';
import type { Witness } from './doctor/witness';
import { openDocuments } from './documents/openDocuments';
import { witness } from './installedWitness';
import { openDatabase } from './openDatabase';
import type { InstalledConfig } from './settings/config';
import { databaseVariables } from './settings/databaseSettings';
import type { Config } from './settings/environment';
import { bringUp } from './setUpModules';
import { auditKeys, tokenSecrets } from './tokenSecrets';
import type { BroughtUp } from './unservedDatabase';

/**
 * Runs `node dist/server/main.js copy-to postgres://…`: copies the embedded database of the data folder, whose server is
 * stopped, into an empty PostgreSQL database, and compares both (docs/operate.md).
 * @throws {Error} if anything is not equal, in which case the target stays empty, or if it was broken before
 */
export const runCopyTo = async (
  config: InstalledConfig,
  [address]: readonly string[],
  write: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
): Promise<void> => {
  const databaseUrl = databaseVariables.DATABASE_URL.safeParse(address);
  if (!databaseUrl.data) throw new Error('Where to? copy-to postgres://user:password@host/database');
  if (!existsSync(path.join(config.dataFolder, 'db')))
    throw new Error(`There is no embedded database in ${config.dataFolder}: DATA_DIR names its folder.`);
  const log = createLog(config.logLevel);
  let broughtUp: readonly BroughtUp[] = [];
  const source = await openDatabase({ ...config, databaseUrl: undefined }, log);
  try {
    const target = await openDatabase({ ...config, databaseUrl: databaseUrl.data }, log);
    try {
      const keys = await auditKeys(config, tokenSecrets({ ...config, databaseUrl: undefined }, log));
      const seen = await target.withoutTimeout((db) => copy(source.db, db, keys, write));
      broughtUp = await target.withoutTimeout(async (db) =>
        bringUp(config.modules, { db, documents: await openDocuments(config.documents), auditKeys: keys }),
      );
      for (const { copied } of broughtUp) if (copied.done) write(copied.done);
      if (seen?.isBroken) throw new Error(witness?.texts.isBroken);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
  const ofModules = broughtUp.map(({ copied }) => `- ${copied.next}`);
  for (const line of nextSteps(config, databaseUrl.data, ofModules)) write(line);
};

const copy = async (
  source: Database,
  target: Database,
  keys: readonly CryptoKey[],
  write: (line: string) => void,
): Promise<Awaited<ReturnType<Witness['look']>> | undefined> => {
  for (const db of [source, target]) await migrate(db);
  const seen = await witness?.look(source, keys);
  await copyDatabase(source, target, {
    onProgress: (progress) => write(lineOf(progress)),
    check: async (db) => {
      if ((await witness?.look(db, keys))?.seen !== seen?.seen) throw new Error(witness?.texts.differs);
    },
  });
  // A new table has no statistics, and no map of what an index alone can answer.
  await target.execute('vacuum (analyze)');
  return seen;
};

const lineOf = ({ table, copied, rows, isEqual }: TableProgress) =>
  isEqual ? `${table}: ${rows} rows, equal` : `${table}: ${copied} of ${rows} rows`;

const nextSteps = (config: Config, databaseUrl: string, ofModules: readonly string[]) => {
  const { documents, dataFolder, tokenSecrets: secret, auditSecrets: keys, documentSecrets } = config;
  const { host, port, database } = new pg.Client({ connectionString: databaseUrl });
  const file = path.join(dataFolder, 'token-secret');
  return [
    'Everything is copied and equal. Next:',
    `- Set DATABASE_URL, to what you gave here: ${host}:${port}/${database ?? ''}; take EMBEDDED_DATABASE away.`,
    secret
      ? '- Keep TOKEN_SECRET as it is, so that sessions and links go on.'
      : `- Set TOKEN_SECRET to the content of ${file}, so that sessions and links go on${keys ? '' : ' and the seals of the audit stay valid (or set AUDIT_KEY to it)'}.`,
    keys
      ? '- Keep AUDIT_KEY as it is.'
      : "- Without AUDIT_KEY, TOKEN_SECRET is the key of the audit's seals.",
    documentSecrets
      ? '- Keep DOCUMENT_KEY as it is, so that documents can be read.'
      : `- Set DOCUMENT_KEY to the content of ${path.join(dataFolder, 'document-key')}, so that documents can be read.`,
    documents.newOnes === 'database'
      ? '- The documents are in the new database.'
      : '- Keep the settings of documents: those that are not in the database stay where they are.',
    ...ofModules,
    `- E-mails that were written to ${path.join(dataFolder, 'mail')} stay there; nothing reads them.`,
    `- Start no server on ${dataFolder} again: its jobs would send citizens their messages twice. Keep a copy of it as a backup.`,
  ];
};
