import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { createApp } from '../createApp';
import { importTokenKeys } from '../lib/tokenKeys';
import { demoAccounts } from '../seed/common/demoAccounts';
import { releaseLeases } from '../services/queue/claimJob';
import { createWorker } from '../work/createWorker';
import { collectGarbage } from './collectGarbage';
import { runCommand } from './commands';
import { corporateIdentityReader } from './corporateIdentityReader';
import { createLog } from './createLog';
import { createMetrics } from './createMetrics';
import { openDocuments } from './documents/openDocuments';
import { endAtSignal } from './endAtSignal';
import { listen } from './listen';
import { createMailer } from './mail/createMailer';
import { openDatabase } from './openDatabase';
import { observeServices, outsideServices } from './outsideServices';
import { provideData } from './provideData';
import { serveMetrics } from './serveMetrics';
import { inlineHashes, serveWebApplication } from './serveWebApplication';
import { type Config, readConfig } from './settings/config';
import { demoAccountsTitle } from './texts';
import { auditKeys, tokenSecrets } from './tokenSecrets';
import { remoteAddressReader, requestIdReader } from './trustedProxy';
import { watchDatabase } from './watchDatabase';
import { createWorkPool } from './workers/createWorkPool';

/** The folder where the build puts the web application, next to the folder of this program. */
const webFolder = fileURLToPath(new URL('../web', import.meta.url));

/** The program of every worker; the build puts it beside this one. */
const workerProgram = fileURLToPath(new URL('worker.js', import.meta.url));

const announce = (port: number, hasDemoAccounts: boolean) => {
  const lines = [`Tarifa Social de Internet: http://localhost:${port}`];
  if (hasDemoAccounts) {
    lines.push('', demoAccountsTitle);
    for (const { role, username, password } of demoAccounts) {
      lines.push(`  ${role.padEnd(14)} ${username.padEnd(36)} ${password}`);
    }
  }
  process.stdout.write(`${lines.join('\n')}\n`);
};

const start = async (config: Config) => {
  const metrics = createMetrics();
  const countLine = metrics.counter('log_lines_total', 'Log lines by level', ['level']);
  const log = createLog(config.logLevel, (level) => countLine({ level }));
  const documents = await openDocuments(config.documents);
  const database = await openDatabase(config, log);
  const now = () => new Date();
  const hasDemoAccounts = await database.withoutTimeout((db) => provideData(db, config, now));
  watchDatabase(metrics, database, now);
  const serviceObserver = observeServices(metrics);

  const secrets = tokenSecrets(config, log);
  const tokenKeys = await importTokenKeys(secrets);
  const [auditKey] = await auditKeys(config, secrets);
  let isEnding = false;
  const common = {
    db: database.db,
    documents,
    now,
    log,
    settings: {
      tokenKeys,
      auditKey,
      publicUrl: config.publicUrl,
      clientConfig: config.clientConfig,
      passwordSignIn: config.passwordSignIn,
      securityContacts: config.securityContacts,
      otherServers: config.otherServers,
      sendsReminders: config.sendsReminders,
    },
  };
  const worker = createWorker({
    ...common,
    db: database.longDb,
    mailer: createMailer(config, log),
    householdServices: outsideServices(config, log, serviceObserver),
    serviceObserver,
  });
  const countWorkerEnd = metrics.counter(
    'workers_ended_total',
    'Workers that died over a task, were killed at its deadline, or could not be started, by task and cause',
    ['task', 'cause'],
  );
  const workers = createWorkPool({
    program: workerProgram,
    fileProcesses: config.fileThreads,
    onWorkerEnded: (task, cause) => {
      countWorkerEnd({ task, cause });
      log.warn('a worker ended before its task', { task, cause });
    },
  });
  const app = createApp({
    ...common,
    workers: workers,
    bodyQuota: { totalBytes: config.bodyBytes },
    longDb: database.longDb,
    requireRoom: database.requireRoom,
    onJobs: worker.nudge,
    readCorporateIdentity: corporateIdentityReader(config, log),
    remoteAddressOf: remoteAddressReader(config.trustProxy),
    requestIdOf: requestIdReader(config.trustProxy),
    metrics,
    inlineHashes: await inlineHashes(webFolder),
    isEnding: () => isEnding,
  });
  const site = new Hono();
  site.use(compress());
  site.route('/', app);
  serveMetrics(site, metrics, config.metricsTokens);
  serveWebApplication(site, webFolder);

  // The data folder's lock guarantees that no other server uses an embedded database.
  if (config.runsWorker && !config.databaseUrl) await releaseLeases(database.db);
  const server = await listen(site, config.port);
  // Announced at once: `npm run dev` prints the address as soon as the server answers, and must print it last.
  announce(server.port, hasDemoAccounts);
  if (config.runsWorker) worker.start();
  else log.warn('WORKER=0: no e-mail is sent, nobody is asked, and nothing is processed');
  if (!config.databaseUrl) collectGarbage();

  endAtSignal(
    () => {
      isEnding = true;
    },
    [
      { name: 'drain', seconds: config.drainSeconds + 1, run: () => setTimeout(config.drainSeconds * 1000) },
      { name: 'requests', seconds: 30, run: server.stop },
      { name: 'background', seconds: 30, run: worker.stop },
      { name: 'workers', seconds: 5, run: workers.close },
      { name: 'database', seconds: 5, run: database.close },
    ],
    log,
  );
};

const run = async ([name, ...args]: readonly string[]) => {
  // The server's files must be readable by its own user only, whatever the shell's umask.
  process.umask(0o077);
  return name === undefined ? start(readConfig(process.env)) : runCommand(name, process.env, args);
};

run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
