import { type RewrappedKeys, rewrapKeys } from '../documents/rewrapKeys';
import { createLog } from './createLog';
import { existingInstallationKeys } from './installationKeys';
import { openDatabase } from './openDatabase';
import type { Config } from './settings/environment';

/**
 * Runs `node dist/server/main.js rewrap-keys`: seals the keys of documents with the first key of DOCUMENT_KEY, so that
 * former ones can be removed (docs/operate.md, "Keys of documents").
 * @throws {Error} if there is no key, or keys of documents that none opens
 */
export const runRewrapKeys = async (
  config: Config,
  write: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
): Promise<void> => {
  const keys = await existingInstallationKeys(config);
  if (!keys) throw new Error('DOCUMENT_KEY is not set.');
  const database = await openDatabase(config, createLog(config.logLevel));
  try {
    const done = await rewrapKeys(database.longDb, keys, (soFar) => write(`… ${told(soFar)}`));
    write(`${told(done)}; every other key was sealed with the first key of DOCUMENT_KEY before.`);
    if (done.unopened > 0)
      throw new Error(
        `No key of DOCUMENT_KEY opens ${done.unopened} keys: add the former one after a comma.`,
      );
  } finally {
    await database.close();
  }
};

const told = ({ rewrapped }: RewrappedKeys) => `${rewrapped} keys sealed anew`;
