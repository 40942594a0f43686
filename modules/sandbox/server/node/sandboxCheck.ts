import { existsSync } from 'node:fs';
import path from 'node:path';
import { pendingSteps } from '../../../../server/db/applyMigrations';
import { serverFindings } from '../../../../server/node/doctor/databaseChecks';
import { type Finding, fail, ok, reasonOf, warn } from '../../../../server/node/doctor/finding';
import type { CheckBesideDatabase } from '../../../../server/node/modules/nodeModule';
import {
  type OpenedDatabase,
  openFolderReadOnly,
  openPostgresReadOnly,
} from '../../../../server/node/openReadOnly';
import type { Config } from '../../../../server/node/settings/environment';
import { requireAnother } from './nodeSandbox';

/** The sandbox: whether there is one, its database is another one, can be reached and written to, and has this version's schema. */
export const sandboxCheck = (sandboxUrl: string | undefined): CheckBesideDatabase => ({
  subject: 'sandbox',
  look: (context) =>
    examine(sandboxUrl, context).catch((failure: unknown) =>
      fail(reasonOf(failure), 'compare SANDBOX_DATABASE_URL; until then systems can try nothing'),
    ),
});

const examine = async (
  sandboxUrl: string | undefined,
  { db, config }: Parameters<CheckBesideDatabase['look']>[0],
): Promise<Finding | readonly Finding[]> => {
  const opened = await open(sandboxUrl, config);
  if (!('db' in opened)) return opened;
  try {
    if (config.databaseUrl && db) await requireAnother(opened.db, db);
    const failures = (await serverFindings(opened.db, config)).filter(({ level }) => level === 'FAIL');
    if (failures.length > 0) return failures;
    const { pending, isNewer } = await pendingSteps(opened.db);
    if (isNewer) return warn('a newer version than this has used it', 'run the newest version everywhere');
    return ok(
      pending.length === 0
        ? 'a database of its own, with the schema of this version'
        : `a database of its own; the next use of it runs ${pending.length} migrations`,
    );
  } finally {
    await opened.close();
  }
};

const open = async (
  sandboxUrl: string | undefined,
  { databaseUrl, dataFolder }: Config,
): Promise<OpenedDatabase | Finding> => {
  if (sandboxUrl) return openPostgresReadOnly({ name: 'SANDBOX_DATABASE_URL', url: sandboxUrl }, 1);
  if (databaseUrl) return ok('there is none, as SANDBOX_DATABASE_URL is not set');
  const dataDir = path.join(dataFolder, 'sandbox');
  return existsSync(dataDir) ? openFolderReadOnly(dataDir) : ok('its first use makes it');
};
