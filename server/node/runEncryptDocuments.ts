import { countUnencrypted, encryptStored } from '../documents/encryptStored';
import { createLog } from './createLog';
import { openDocuments } from './documents/openDocuments';
import { existingInstallationKeys } from './installationKeys';
import { openDatabase } from './openDatabase';
import type { Config } from './settings/environment';

/**
 * Runs `node dist/server/main.js encrypt-documents`: encrypts what was stored before the installation had a key
 * (docs/operate.md, "Keys of documents").
 * @throws {Error} if there is no key, or documents had to stay as they are
 */
export const runEncryptDocuments = async (
  config: Config,
  write: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
): Promise<void> => {
  const keys = await existingInstallationKeys(config);
  if (!keys) throw new Error('DOCUMENT_KEY is not set.');
  const documents = { ...(await openDocuments(config.documents)), keys };
  const database = await openDatabase(config, createLog(config.logLevel));
  try {
    const context = { db: database.longDb, documents, now: () => new Date() };
    const encrypted = await encryptStored(context, (soFar) => write(`… ${soFar} documents encrypted`));
    const left = await countUnencrypted(database.longDb);
    write(`${encrypted} documents encrypted; unencrypted bytes are removed a day later.`);
    if (left > 0) throw new Error(`${left} documents could not be encrypted: doctor names them.`);
  } finally {
    await database.close();
  }
};
