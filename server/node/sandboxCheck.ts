import { existsSync } from 'node:fs';
import path from 'node:path';
import { pendingSteps } from '../db/applyMigrations';
import type { CheckContext, DatabaseContext } from './doctor/check';
import { serverFindings } from './doctor/databaseChecks';
import { type Check, type Finding, fail, ok, reasonOf, warn } from './doctor/finding';
import { requireAnother } from './nodeSandbox';
import { type OpenedDatabase, openFolderReadOnly, openPostgresReadOnly } from './openReadOnly';
import type { Config } from './settings/environment';

/** Also looked at where the installation's own database can't be opened, and then not compared with it. */
type SandboxContext = CheckContext & Partial<Pick<DatabaseContext, 'db'>>;

/** The sandbox: whether there is one, its database is another one, can be reached and written to, and has this version's schema. */
export const sandboxCheck: Check<SandboxContext> = {
  subject: 'sandbox',
  look: (context) =>
    examine(context).catch((failure: unknown) =>
      fail(reasonOf(failure), 'compare SANDBOX_DATABASE_URL; until then systems can try nothing'),
    ),
};

const examine = async (context: SandboxContext): Promise<Finding | readonly Finding[]> => {
  const { db, config } = context;
  const opened = await open(config);
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

const open = async ({ databaseUrl, sandboxUrl, dataFolder }: Config): Promise<OpenedDatabase | Finding> => {
  if (sandboxUrl) return openPostgresReadOnly({ name: 'SANDBOX_DATABASE_URL', url: sandboxUrl }, 1);
  if (databaseUrl) return ok('there is none, as SANDBOX_DATABASE_URL is not set');
  const dataDir = path.join(dataFolder, 'sandbox');
  return existsSync(dataDir) ? openFolderReadOnly(dataDir) : ok('its first use makes it');
};
