import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Log } from '../lib/log';
import { importTokenKeys, type TokenKeys } from '../lib/tokenKeys';
import type { Config } from './settings/environment';
import { type Secrets, splitSecrets } from './settings/secretSettings';

const secretBytes = 48;
/** Characters in a complete secret; a file with fewer is left over from a crash. */
const secretLength = (secretBytes * 8) / 6;

/** Puts a complete secret in place if there is none; if several processes try, one wins. */
const keep = (made: string, file: string) => {
  try {
    linkSync(made, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    if (readFileSync(file, 'utf8').length < secretLength) renameSync(made, file);
  }
};

/** Returns the secrets behind access tokens: the environment's, or one made once and kept in the data folder. */
export const tokenSecrets = (
  config: Pick<Config, 'tokenSecrets' | 'dataFolder' | 'databaseUrl'>,
  log: Log,
): Secrets => {
  if (config.tokenSecrets) return config.tokenSecrets;
  if (config.databaseUrl) {
    log.warn(
      'TOKEN_SECRET is not set: another server on this database would refuse the sessions of this one',
    );
  }
  return secretsIn(config.dataFolder, 'token-secret');
};

/** Returns the secrets of a file of the data folder, making it with a random one if there is none. */
export const secretsIn = (dataFolder: string, name: string): Secrets => {
  const file = path.join(dataFolder, name);
  const made = `${file}.${randomUUID()}`;
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(made, randomBytes(secretBytes).toString('base64url'), { mode: 0o600, flush: true });
    keep(made, file);
  } finally {
    rmSync(made, { force: true });
  }
  // Whoever rotates it writes another one in front.
  return splitSecrets(readFileSync(file, 'utf8'));
};

/** Returns the secrets that a start would find, without making one. */
export const existingSecrets = ({
  tokenSecrets: given,
  dataFolder,
}: Pick<Config, 'tokenSecrets' | 'dataFolder'>): Secrets | undefined =>
  given ?? existingSecretsIn(dataFolder, 'token-secret');

/** Returns the secrets of a file of the data folder, if there is one. */
export const existingSecretsIn = (dataFolder: string, name: string): Secrets | undefined => {
  const file = path.join(dataFolder, name);
  return existsSync(file) ? splitSecrets(readFileSync(file, 'utf8')) : undefined;
};

/** Returns the keys of the audit's seals: the first one makes new seals, all of them are accepted. */
export const auditKeys = (
  { auditSecrets }: Pick<Config, 'auditSecrets'>,
  tokenSecrets: Secrets,
): Promise<TokenKeys> => importTokenKeys(auditSecrets ?? tokenSecrets);
