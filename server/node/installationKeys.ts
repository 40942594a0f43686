import type { Database } from '../db/database';
import { keyState } from '../documents/rewrapKeys';
import type { Log } from '../lib/log';
import { importTokenKeys, type TokenKeys } from '../lib/tokenKeys';
import type { Config } from './settings/environment';
import type { Secrets } from './settings/secretSettings';
import { existingSecretsIn, secretsIn } from './tokenSecrets';

type KeySettings = Pick<Config, 'documentSecrets' | 'databaseUrl' | 'dataFolder'>;

const file = 'document-key';

/**
 * Returns the installation's keys, which seal the keys of documents: those of the environment or, for the built-in
 * database, one made once and kept in the data folder. Without any, documents are stored unencrypted.
 */
export const installationKeys = async (config: KeySettings, log: Log): Promise<TokenKeys | undefined> => {
  const { documentSecrets, databaseUrl, dataFolder } = config;
  if (!documentSecrets && databaseUrl) log.warn('DOCUMENT_KEY is not set: documents are stored unencrypted');
  return imported(documentSecrets ?? (databaseUrl ? undefined : secretsIn(dataFolder, file)));
};

/** Returns the keys that a start would find, without making one. */
export const existingInstallationKeys = ({
  documentSecrets,
  databaseUrl,
  dataFolder,
}: KeySettings): Promise<TokenKeys | undefined> =>
  imported(documentSecrets ?? (databaseUrl ? undefined : existingSecretsIn(dataFolder, file)));

const imported = async (secrets: Secrets | undefined) => secrets && importTokenKeys(secrets);

/** Says in the log if there are keys of documents that none of the installation's opens: those can not be read. */
export const tellUnopenedKeys = async (
  db: Database,
  keys: TokenKeys | undefined,
  log: Log,
): Promise<void> => {
  const { unopened } = await keyState(db, keys);
  if (unopened > 0)
    log.error('documents can not be read, as no key of DOCUMENT_KEY opens theirs', { keys: unopened });
};
