import { existsSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { createSandbox } from '../../../../server/createSandbox';
import type { Database } from '../../../../server/db/database';
import { rowsOf } from '../../../../server/db/rowsOf';
import type { Sandbox, SandboxDatabase, SandboxParts } from '../../../../server/http/sandboxParts';
import { describeFailure } from '../../../../server/lib/describeFailure';
import type { Log } from '../../../../server/lib/log';
import { PlainError } from '../../../../server/lib/plainError';
import { type NodeDatabase, openFolder, openPostgres } from '../../../../server/node/openDatabase';
import type { Config } from '../../../../server/node/settings/environment';
import { remoteAddressReader, requestIdReader } from '../../../../server/node/trustedProxy';
import { mustBeAnother } from './sandboxSettings';

type SandboxConfig = Pick<
  Config,
  'databaseUrl' | 'databaseLimits' | 'dataFolder' | 'trustProxy' | 'runsWorker'
> & { readonly sandboxUrl: string | undefined };

/**
 * Makes the sandbox of this installation, which is opened at its first use; undefined where PostgreSQL has no database for it.
 * @throws {PlainError} if its database is the installation's
 */
export const nodeSandbox = async (
  config: SandboxConfig,
  installation: Pick<NodeDatabase, 'db'>,
  parts: Omit<SandboxParts, 'openDatabase' | 'wasMade' | 'runsWorker'>,
): Promise<Sandbox | undefined> => {
  if (config.databaseUrl && !config.sandboxUrl) return undefined;
  if (config.sandboxUrl) await lookAhead(config.sandboxUrl, installation.db, parts.log);
  return createSandbox({
    ...parts,
    wasMade: () => Boolean(config.sandboxUrl) || existsSync(path.join(config.dataFolder, 'sandbox')),
    openDatabase: () => openSandboxDatabase(config, installation.db, parts.log),
    remoteAddressOf: remoteAddressReader(config.trustProxy),
    requestIdOf: requestIdReader(config.trustProxy),
    runsWorker: config.runsWorker,
  });
};

/** Few: the sandbox must not take connections that calls of the installation need. */
const poolSize = 6;

const openSandboxDatabase = async (
  config: SandboxConfig,
  installation: Database,
  log: Log,
): Promise<SandboxDatabase> => {
  // The folder is locked with the installation's own database.
  if (!config.sandboxUrl) return openFolder(config.dataFolder, 'sandbox');
  const opened = await openPostgres(
    { name: 'SANDBOX_DATABASE_URL', url: config.sandboxUrl },
    { ...config, databaseLimits: { ...config.databaseLimits, poolSize } },
    log,
  );
  try {
    await requireAnother(opened.db, installation);
    return opened;
  } catch (failure) {
    await opened.close();
    throw failure;
  }
};

/** Refuses the installation's own database at the start. One that does not answer yet is a warning: it holds up nobody. */
const lookAhead = async (connectionString: string, installation: Database, log: Log): Promise<void> => {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000, query_timeout: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await requireAnother(drizzle(client), installation);
  } catch (failure) {
    if (failure instanceof PlainError) throw failure;
    log.warn('the database of the sandbox does not answer', {
      environment: 'sandbox',
      failure: describeFailure(failure),
    });
  } finally {
    await client.end().catch(() => {});
  }
};

/**
 * Refuses the installation's own database, by whatever name it is reached: it is told by when its server was started, and
 * its number there.
 * @throws {PlainError} that names the setting
 */
export const requireAnother = async (db: Database, installation: Database): Promise<void> => {
  const [one, other] = await Promise.all([identityOf(db), identityOf(installation)]);
  if (one === other) throw new PlainError('settings', `SANDBOX_DATABASE_URL ${mustBeAnother}.`);
};

const identityOf = async (db: Database): Promise<string> =>
  JSON.stringify(
    rowsOf(
      await db.execute(
        sql`select extract(epoch from pg_postmaster_start_time())::text as started, oid::text as number
          from pg_database where datname = current_database()`,
      ),
    ),
  );
