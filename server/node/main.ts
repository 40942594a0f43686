import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { serverModules } from '../../modules/server';
import { createApp } from '../createApp';
import type { Sandbox } from '../http/sandboxParts';
import type { Log } from '../lib/log';
import { importTokenKeys } from '../lib/tokenKeys';
import { releaseLeases } from '../services/queue/claimJob';
import { createWorker } from '../work/createWorker';
import { announce } from './announce';
import { collectGarbage } from './collectGarbage';
import { runCommand } from './commands';
import { corporateIdentityReader } from './corporateIdentityReader';
import { createLog } from './createLog';
import { describeStart } from './describeStart';
import { openDocuments } from './documents/openDocuments';
import { endAtSignal } from './endAtSignal';
import { installationKeys, tellUnopenedKeys } from './installationKeys';
import { listen } from './listen';
import { logFailures, tellFailure, tellStartFailure } from './logFailures';
import { createMailer } from './mail/createMailer';
import { openDatabase } from './openDatabase';
import { outsideServices } from './outsideServices';
import { programVersion } from './programVersion';
import { provideData } from './provideData';
import { serveMetrics } from './serveMetrics';
import { serverMetrics } from './serverMetrics';
import { inlineHashes, serveWebApplication } from './serveWebApplication';
import { type InstalledConfig, readConfig, WrongSettings } from './settings/config';
import { strayNames } from './settings/strayNames';
import { bringUp, openModules } from './setUpModules';
import { auditKeys, tokenSecrets } from './tokenSecrets';
import { openTracing, traceMails, traceWorkers } from './tracing/openTracing';
import type { Tracing } from './tracing/tracing';
import { remoteAddressReader, requestIdReader } from './trustedProxy';
import { watchDatabase } from './watchDatabase';
import { createWorkPool } from './workers/createWorkPool';

/** The folder where the build puts the web application, next to the folder of this program. */
const webFolder = fileURLToPath(new URL('../web', import.meta.url));

/** The program of every worker; the build puts it beside this one. */
const workerProgram = fileURLToPath(new URL('worker.js', import.meta.url));

/** Says which variables look like settings and are none. */
const tellStrayNames = (log: Log) => {
  for (const stray of strayNames(process.env))
    log.warn('a variable looks like a setting and is none', { ...stray });
};

const start = async (config: InstalledConfig) => {
  const { metrics, countLine, countLimit, serviceObserver, countWorkerEnd, timeStore } = serverMetrics();
  let tracing: Tracing | undefined;
  const log = createLog(
    config.logLevel,
    (level) => countLine({ level }),
    () => tracing?.ids() ?? {},
  );
  logFailures(log);
  log.info('starting', describeStart(config));
  tellStrayNames(log);
  tracing = await openTracing(config.sendsTraces, {
    log,
    version: programVersion,
    trustProxy: config.trustProxy,
  });
  const places = await openDocuments(config.documents);
  const database = await openDatabase(config, log, tracing?.statement);
  const now = () => new Date();
  const hasDemoAccounts = await database.withoutTimeout((db) => provideData(db, config, now, log));
  watchDatabase(metrics, database, now);
  const keys = await installationKeys(config, log);
  await tellUnopenedKeys(database.longDb, keys, log);
  const documents = { ...places, keys, onAnswer: timeStore };
  const secrets = tokenSecrets(config, log);
  const tokenKeys = await importTokenKeys(secrets);
  const sealKeys = await auditKeys(config, secrets);
  const [auditKey] = sealKeys;
  const modules = await openModules(config.modules, { metrics, log });
  const mailer = createMailer(config, log);
  const broughtUp = await database.withoutTimeout((db) =>
    bringUp(config.modules, { db, documents, auditKeys: sealKeys, mailer }),
  );
  for (const { warnings } of broughtUp) for (const { event, facts } of warnings) log.warn(event, facts);
  let isEnding = false;
  const common = {
    db: database.db,
    documents,
    modules,
    now,
    log,
    settings: {
      tokenKeys,
      auditKey,
      publicUrl: config.publicUrl,
      clientConfig: config.clientConfig,
      passwordSignIn: config.passwordSignIn,
      securityContacts: config.securityContacts,
      allowanceLimits: config.allowanceLimits,
      sendsReminders: config.sendsReminders,
      answerDays: config.answerDays,
    },
  };
  const worker = createWorker({
    ...common,
    db: database.longDb,
    mailer: tracing ? traceMails(mailer, tracing) : mailer,
    trace: tracing?.trace,
    householdServices: outsideServices(config, log, serviceObserver),
    serviceObserver,
  });
  const workers = createWorkPool({
    program: workerProgram,
    fileProcesses: config.fileThreads,
    onWorkerEnded: (task, cause) => {
      countWorkerEnd({ task, cause });
      log.warn('a worker ended before its task', { task, cause });
    },
  });
  let sandbox: Sandbox | undefined;
  for (const { openSandbox } of config.modules)
    sandbox ??= await openSandbox({
      config,
      db: database.db,
      parts: {
        now,
        log,
        settings: common.settings,
        modules: common.modules,
        workers,
        metrics,
        isEnding: () => isEnding,
      },
    });
  const app = createApp({
    ...common,
    sandbox,
    workers: tracing ? traceWorkers(workers, tracing) : workers,
    // The embedded database stores documents on the thread that answers calls.
    bodyQuota: { totalBytes: config.bodyBytes, waitingShare: config.databaseUrl ? 5 : 3 },
    longDb: database.longDb,
    requireRoom: database.requireRoom,
    onJobs: worker.nudge,
    readCorporateIdentity: corporateIdentityReader(config, log),
    remoteAddressOf: remoteAddressReader(config.trustProxy),
    requestIdOf: requestIdReader(config.trustProxy),
    metrics,
    onLimitReached: ({ limit, outcome }) => countLimit({ limit, outcome }),
    inlineHashes: await inlineHashes(webFolder),
    isEnding: () => isEnding,
    endsStreams: () => isEnding,
  });
  const site = new Hono();
  site.use(compress());
  if (tracing) site.use('/api/*', tracing.requests);
  site.route('/', app);
  serveMetrics(site, metrics, config.metricsTokens);
  serveWebApplication(site, webFolder);

  // The data folder's lock guarantees that no other server uses an embedded database.
  if (config.runsWorker && !config.databaseUrl) {
    await releaseLeases(database.db);
    for (const module of serverModules) await module.releaseLeases?.(database.db);
  }
  const server = await listen(site, config.port);
  // Announced at once: `npm run dev` prints the address as soon as the server answers, and must print it last.
  log.info('listening', { port: server.port, hasDemoAccounts });
  announce(server.port, hasDemoAccounts);
  if (config.runsWorker) worker.start();
  else log.warn('WORKER=0: no e-mail is sent, nobody is asked, and nothing is processed');
  if (!config.databaseUrl) collectGarbage();

  endAtSignal(
    () => {
      isEnding = true;
      server.drain();
    },
    [
      {
        name: 'drain',
        seconds: config.drainSeconds + 1,
        run: () => setTimeout(config.drainSeconds * 1000),
      },
      { name: 'requests', seconds: 30, run: server.stop },
      { name: 'background', seconds: 30, run: worker.stop },
      { name: 'sandbox', seconds: 10, run: async () => sandbox?.close() },
      { name: 'workers', seconds: 5, run: workers.close },
      { name: 'database', seconds: 5, run: database.close },
      { name: 'traces', seconds: 5, run: async () => tracing?.end() },
    ],
    log,
  );
};

const run = async ([name, ...args]: readonly string[]) => {
  // The server's files must be readable by its own user only, whatever the shell's umask.
  process.umask(0o077);
  if (name !== undefined) return runCommand(name, process.env, args);
  return start(readConfig(process.env));
};

const words = process.argv.slice(2);
run(words).catch((failure: unknown) => {
  // What is missing may be there by a wrong name.
  if (words.length === 0 && failure instanceof WrongSettings) tellStrayNames(createLog('warn'));
  if (words.length === 0) tellStartFailure(failure);
  else tellFailure(failure);
  process.exit(1);
});
