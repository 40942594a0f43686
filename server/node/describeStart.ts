import type { LogFacts } from '../lib/log';
import type { Config } from './settings/environment';

/** Returns the settings that somebody reading the log wants to know; never a secret, an address or a person. */
export const describeStart = (config: Config): LogFacts => ({
  node: process.version,
  isProduction: config.isProduction,
  database: config.databaseUrl ? 'postgres' : 'embedded',
  poolSize: config.databaseUrl ? config.databaseLimits.poolSize : undefined,
  fileThreads: config.fileThreads,
  runsWorker: config.runsWorker,
  trustProxy: config.trustProxy,
  drainSeconds: config.drainSeconds,
  mail: config.smtpUrl ? 'smtp' : 'files',
  outsideServices: config.outsideServices ? 'http' : 'simulated',
  corporateSignIn: config.corporate !== undefined,
  passwordSignIn: config.passwordSignIn,
});
