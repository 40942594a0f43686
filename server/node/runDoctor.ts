import { existsSync } from 'node:fs';
import path from 'node:path';
import type { DocumentPlaces } from '../documents/documentPlaces';
import { type CheckContext, printed, type ReportLine, runChecks } from './doctor/check';
import { checks, databaseChecks } from './doctor/checks';
import { type Finding, fail, ok, reasonOf, warn } from './doctor/finding';
import { openDocuments } from './documents/openDocuments';
import { existingInstallationKeys } from './installationKeys';
import { FolderInUse, lockDataFolder } from './lockDataFolder';
import { type OpenedDatabase, openFolderReadOnly, openPostgresReadOnly } from './openReadOnly';
import { type InstalledConfig, readConfig, type SettingMistake, WrongSettings } from './settings/config';
import type { Config } from './settings/environment';
import { strayNames, strayText } from './settings/strayNames';
import { auditKeys, existingSecrets } from './tokenSecrets';

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Runs `node dist/server/main.js doctor`: looks at settings and surroundings, side by side, leaves them as they are, and prints a
 * line for each finding (docs/operate.md).
 * @throws {Error} if anything is a failure; warnings are none
 */
export const runDoctor = async (
  variables: Variables,
  write: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
): Promise<void> => {
  const report = await examine(variables);
  for (const line of report) write(printed(line));
  const failures = report.filter(({ level }) => level === 'FAIL').length;
  if (failures > 0) throw new Error(`${failures} of ${report.length} findings are failures.`);
};

const examine = async (variables: Variables): Promise<readonly ReportLine[]> => {
  const { config, mistakes } = readSettings(variables);
  const strays = strayNames(variables).map((stray) => ({
    subject: 'settings',
    ...fail(strayText(stray), 'correct it or take it away: docs/operate.md, Settings'),
  }));
  if (!config)
    return [
      ...strays,
      ...mistakes.map(({ name, message }) => ({
        subject: 'settings',
        ...fail(`${name} ${message}`, 'docs/operate.md, Settings'),
      })),
      { subject: 'everything else', ...warn('not checked', 'correct the settings, then run it again') },
    ];
  const secrets = existingSecrets(config);
  const sealing = config.auditSecrets ?? secrets;
  const context = {
    config,
    secrets,
    auditKeys: sealing ? await auditKeys(config, sealing) : [],
    documentKeys: await existingInstallationKeys(config),
  };
  const [beside, within] = await Promise.all([
    runChecks([...checks, ...config.modules.flatMap((module) => module.checks)], context),
    examineDatabase(context),
  ]);
  const settings = strays.length > 0 ? strays : [{ subject: 'settings', ...ok('all are right') }];
  return [...settings, ...within, ...beside];
};

/**
 * Reads the settings, or finds every mistake: rules about several settings are only tried once each is right by itself,
 * so wrong ones are left out for them.
 */
const readSettings = (
  variables: Variables,
): { config?: InstalledConfig; mistakes: readonly SettingMistake[] } => {
  try {
    return { config: readConfig(variables), mistakes: [] };
  } catch (failure) {
    if (!(failure instanceof WrongSettings)) throw failure;
    const { mistakes } = failure;
    const names = mistakes.map(({ name }) => name.split('.')[0] ?? name);
    const rest = Object.fromEntries(Object.entries(variables).filter(([name]) => !names.includes(name)));
    if (Object.keys(rest).length === Object.keys(variables).length) return { mistakes };
    const more = readSettings(rest).mistakes.filter(({ name }) => !names.includes(name));
    return { mistakes: [...mistakes, ...more] };
  }
};

const documentSample = 20;

/** Opens the places of documents; a folder that is not there is left out, as opening would make it. `placesCheck` tries them. */
const existingPlaces = (settings: Config['documents']): Promise<DocumentPlaces> =>
  openDocuments({
    ...settings,
    folder:
      settings.folder && existsSync(path.join(settings.folder, 'unfinished')) ? settings.folder : undefined,
  }).catch(() => ({ newOnes: settings.newOnes, others: {} }));

const examineDatabase = async (
  context: CheckContext & { readonly config: InstalledConfig },
): Promise<readonly ReportLine[]> => {
  const { modules } = context.config;
  const within = [...databaseChecks, ...modules.flatMap((module) => module.databaseChecks)];
  const besides = modules.flatMap((module) => module.checksBesideDatabase);
  let opened: OpenedDatabase | Finding;
  try {
    opened = await open(context.config, within.length + besides.length);
  } catch (failure) {
    opened = fail(reasonOf(failure), 'nothing in it was checked');
  }
  if (!('db' in opened)) {
    // Beside the built-in database a server may be using those of modules, too.
    const beside = context.config.databaseUrl ? await runChecks(besides, context) : [];
    return [{ subject: 'database', ...opened }, ...beside];
  }
  const { db, close } = opened;
  try {
    const documents = await existingPlaces(context.config.documents);
    return await runChecks([...within, ...besides], { ...context, db, documents, documentSample });
  } finally {
    await close();
  }
};

const open = ({ databaseUrl, dataFolder }: Config, connections: number): Promise<OpenedDatabase | Finding> =>
  databaseUrl
    ? openPostgresReadOnly({ name: 'DATABASE_URL', url: databaseUrl }, connections)
    : openFolder(dataFolder);

const openFolder = async (folder: string): Promise<OpenedDatabase | Finding> => {
  const dataDir = path.join(folder, 'db');
  if (!existsSync(dataDir)) return ok(`there is none in ${folder} yet: the first start makes it`);
  let unlock: () => void;
  try {
    unlock = await lockDataFolder(folder, () => {});
  } catch (failure) {
    if (!(failure instanceof FolderInUse)) throw failure;
    return warn(
      `a server is using ${folder}, so nothing in it was checked`,
      'stop the server to check its database, or ask its /readyz and /metrics',
    );
  }
  try {
    const { db, close } = await openFolderReadOnly(dataDir);
    return { db, close: () => close().finally(unlock) };
  } catch (failure) {
    unlock();
    throw failure;
  }
};
