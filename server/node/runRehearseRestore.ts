import { max } from 'drizzle-orm';
import { migrate } from '../db/applyMigrations';
import type { Database } from '../db/database';
import { applications } from '../db/schema/applications';
import { auditRecords } from '../db/schema/auditRecords';
import { files } from '../db/schema/files';
import { users } from '../db/schema/users';
import { importTokenKey } from '../lib/tokenKeys';
import { checkCounts } from '../services/applications/counts/checkCounts';
import { countJobs } from '../services/queue/countJobs';
import { createLog } from './createLog';
import { printed, type ReportLine, runChecks } from './doctor/check';
import { checks, databaseChecks } from './doctor/checks';
import { type Finding, fail, ok, reasonOf, warn } from './doctor/finding';
import type { Witness } from './doctor/witness';
import { openDocuments } from './documents/openDocuments';
import { existingInstallationKeys } from './installationKeys';
import { witness } from './installedWitness';
import { createMailer } from './mail/createMailer';
import { openDatabase } from './openDatabase';
import type { InstalledConfig } from './settings/config';
import type { Config } from './settings/environment';
import { bringUp } from './setUpModules';
import { auditKeys, existingSecrets } from './tokenSecrets';
import type { UnservedDatabase } from './unservedDatabase';

/** As many documents are read as say something about a backup, within the time of a check. */
const documentSample = 200;

/**
 * Runs `node dist/server/main.js rehearse-restore` on a restored copy, before any server starts on it: brings it to the
 * current schema, looks at everything doctor looks at, compares the whole audit and the counts, and reports how far the
 * copy reaches and what a server on it would do (docs/operate.md). Takes what the witness takes (`Witness`).
 * @throws {Error} if the settings are not those of a rehearsal, or anything is wrong with the copy
 */
export const runRehearseRestore = async (
  config: InstalledConfig,
  args: readonly string[],
  write: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
): Promise<void> => {
  if (config.runsWorker)
    throw new Error('Set WORKER=0: otherwise a server on the copy would send citizens their messages again.');
  const lookAtWhole = witness?.rehearse(args);
  const database = await openDatabase(config, createLog(config.logLevel));
  try {
    const report = await database.withoutTimeout((db) => rehearse(db, config, lookAtWhole));
    for (const line of report) write(printed(line));
    const failures = report.filter(({ level }) => level === 'FAIL').length;
    if (failures > 0) throw new Error(`${failures} of ${report.length} findings are failures.`);
  } finally {
    await database.close();
  }
};

type LookAtWhole = ReturnType<Witness['rehearse']>;

const rehearse = async (
  db: Database,
  config: InstalledConfig,
  lookAtWhole: LookAtWhole | undefined,
): Promise<readonly ReportLine[]> => {
  const secrets = existingSecrets(config);
  const sealing = config.auditSecrets ?? secrets;
  const began = Date.now();
  await migrate(db);
  const migrated = ok(`brought to this version in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  const isNew = await requireNewSecret(db, config, secrets);
  const keys = sealing ? await auditKeys(config, sealing) : [];
  const context = {
    config,
    secrets,
    auditKeys: keys,
    documentKeys: await existingInstallationKeys(config),
  };
  const documents = await openDocuments(config.documents);
  const last = await lastMoment(db);
  const broughtUp = await broughtUpLines(db, config, { documents, auditKeys: keys });
  return [
    { subject: 'schema', ...migrated },
    { subject: 'secrets', ...isNew },
    ...(await runChecks([...databaseChecks, ...config.modules.flatMap((one) => one.databaseChecks)], {
      ...context,
      db,
      documents,
      documentSample,
    })),
    ...(await runChecks([...checks, ...config.modules.flatMap((one) => one.checks)], context)),
    ...(lookAtWhole ? [await lookAtWhole(db, keys, last)] : []),
    { subject: 'counts', ...(await countsFinding(db)) },
    ...broughtUp,
    { subject: 'moment', ...ok(`the last event in it is of ${last.toISOString()}: later ones are lost`) },
    { subject: 'content', ...ok(await contentOf(db)) },
    { subject: 'jobs', ...ok(await jobsOf(db)) },
  ];
};

/**
 * Says whether TOKEN_SECRET is a new one. Nothing in the database tells the old one but the seals, if it made them.
 * @throws {Error} if it is the old one
 */
const requireNewSecret = async (
  db: Database,
  { auditSecrets, databaseUrl }: Config,
  secrets: readonly string[] | undefined,
): Promise<Finding> => {
  const given: readonly string[] = auditSecrets ?? [];
  const advice = 'openssl rand -hex 32 makes another; with the built-in database remove token-secret';
  if (secrets === undefined) {
    if (databaseUrl) throw new Error(`Set a new TOKEN_SECRET: ${advice}.`);
    return ok('the first start makes a new TOKEN_SECRET');
  }
  const old = `TOKEN_SECRET is, or has, that of the original, whose sessions and links would work on the copy: ${advice}.`;
  if (secrets.some((secret) => given.includes(secret))) throw new Error(old);
  const made = async (by: readonly string[]) =>
    (await witness?.wasMadeWith(db, await Promise.all(by.map(importTokenKey)))) ?? false;
  if (await made(secrets)) throw new Error(old);
  return (await made(given))
    ? ok(
        'TOKEN_SECRET did not seal this audit; if the original has an AUDIT_KEY of its own, compare them yourself',
      )
    : warn(
        'no seal tells whether TOKEN_SECRET is a new one',
        'set AUDIT_KEY to the original’s, or to its TOKEN_SECRET if it has none',
      );
};

/** The moment that the copy reaches: nothing is done without an event. */
const lastMoment = async (db: Database): Promise<Date> => {
  const [event] = await db.select({ on: max(auditRecords.occurredOn) }).from(auditRecords);
  return event?.on ?? new Date(0);
};

const countsFinding = async (db: Database): Promise<Finding> => {
  const wrong = await checkCounts({ db, now: () => new Date() });
  return wrong > 0
    ? fail(`${wrong} were wrong, and were put right in the copy`, 'run check-counts on the original')
    : ok('every count is right');
};

/** Has every module bring the copy up to date, and says of each what it found. */
const broughtUpLines = async (
  db: Database,
  config: InstalledConfig,
  unserved: Pick<UnservedDatabase, 'documents' | 'auditKeys'>,
): Promise<readonly ReportLine[]> => {
  const mailer = createMailer(config, createLog('silent'));
  const lines: ReportLine[] = [];
  for (const one of config.modules) {
    try {
      const [broughtUp] = await bringUp([one], { db, ...unserved, mailer });
      if (broughtUp) lines.push(broughtUp.found);
    } catch (failure) {
      lines.push({ subject: one.name, ...fail(reasonOf(failure), `modules/${one.name}/README.md`) });
    }
  }
  return lines;
};

const contentOf = async (db: Database) =>
  `${await db.$count(applications)} applications, ${await db.$count(files)} documents, ${await db.$count(users)} users`;

const jobsOf = async (db: Database): Promise<string> => {
  const queues = Object.entries(await countJobs({ db, now: () => new Date() }));
  const due = queues.filter((queue) => queue[1].due > 0).map(([name, counts]) => `${counts.due} ${name}`);
  const sum = (key: 'later' | 'failed') => queues.reduce((total, [, counts]) => total + counts[key], 0);
  return `a server without WORKER=0 would at once do ${due.join(', ') || 'none'}; ${sum('later')} are for later, ${sum('failed')} were given up`;
};
