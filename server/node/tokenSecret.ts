import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Log } from '../log';
import type { Config } from './config';

/** The secret behind access tokens: of the environment, else one that is made once and kept in the data folder. */
export const tokenSecret = (config: Config, log: Log): string => {
  if (config.tokenSecret) return config.tokenSecret;
  if (config.databaseUrl) {
    log.warn(
      'TOKEN_SECRET is not set: another server on this database would refuse the sessions of this one',
    );
  }
  const file = path.join(config.dataFolder, 'token-secret');
  mkdirSync(config.dataFolder, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8');
};
