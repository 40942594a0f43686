import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { createApp } from '../createApp';
import { demoAccounts } from '../seed/demoAccounts';
import { releaseLeases } from '../services/queue/releaseLeases';
import { importTokenKey } from '../services/session/importTokenKey';
import { createWorker } from '../work/createWorker';
import { type Config, readConfig } from './config';
import { corporateIdentityReader } from './corporateIdentityReader';
import { createLog } from './createLog';
import { createMetrics } from './createMetrics';
import { endAtSignal } from './endAtSignal';
import { importPostalCodes } from './importPostalCodes';
import { listen } from './listen';
import { createMailer } from './mail/createMailer';
import { observeServices } from './observeServices';
import { openDatabase } from './openDatabase';
import { outsideServices } from './outsideServices';
import { provideData } from './provideData';
import { remoteAddressReader } from './remoteAddressReader';
import { requestIdReader } from './requestIdReader';
import { serveMetrics } from './serveMetrics';
import { serveWebApplication } from './serveWebApplication';
import { tokenSecret } from './tokenSecret';
import { watchPool } from './watchPool';
import { watchQueues } from './watchQueues';

/** Where the build puts the web application: beside the folder of this program. */
const webFolder = fileURLToPath(new URL('../web', import.meta.url));

const announce = (port: number, hasDemoAccounts: boolean) => {
  const lines = [`Tarifa Social de Internet: http://localhost:${port}`];
  if (hasDemoAccounts) {
    lines.push('', 'Contas de demonstração:');
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
  const database = await openDatabase(config, log);
  watchPool(metrics, database.pool);
  const now = () => new Date();
  const hasDemoAccounts = await provideData(database.db, config, now);
  watchQueues(metrics, { db: database.db, now });
  const serviceObserver = observeServices(metrics);

  const tokenKey = await importTokenKey(tokenSecret(config, log));
  let isEnding = false;
  const common = {
    db: database.db,
    now,
    log,
    settings: { tokenKey, publicUrl: config.publicUrl, clientConfig: config.clientConfig },
  };
  const worker = createWorker({
    ...common,
    mailer: createMailer(config, log),
    householdServices: outsideServices(config, log, serviceObserver),
    serviceObserver,
  });
  const app = createApp({
    ...common,
    onJobs: worker.nudge,
    readCorporateIdentity: corporateIdentityReader(config, log),
    remoteAddressOf: remoteAddressReader(config.trustProxy),
    requestIdOf: requestIdReader(config.trustProxy),
    metrics,
    isEnding: () => isEnding,
  });
  const site = new Hono();
  site.use(compress());
  site.route('/', app);
  serveMetrics(site, metrics, config.metricsToken);
  serveWebApplication(site, webFolder);

  const server = await listen(site, config.port);
  // The lock of the data folder says that no other server works on an embedded database.
  if (!config.databaseUrl) await releaseLeases(database.db);
  worker.start();
  announce(server.port, hasDemoAccounts);

  endAtSignal(
    () => {
      isEnding = true;
    },
    [
      { name: 'drain', seconds: config.drainSeconds + 1, run: () => setTimeout(config.drainSeconds * 1000) },
      { name: 'requests', seconds: 30, run: server.stop },
      { name: 'background', seconds: 30, run: worker.stop },
      { name: 'database', seconds: 5, run: database.close },
    ],
    log,
  );
};

/** What the program does besides serving, by the word behind its name. */
const commands = new Map([['import-postal-codes', importPostalCodes]]);

const run = async ([name, ...args]: readonly string[]) => {
  const config = readConfig(process.env);
  if (name === undefined) return start(config);
  const command = commands.get(name);
  if (!command) throw new Error(`Unknown command ${name}; there is ${[...commands.keys()].join(', ')}`);
  return command(config, args);
};

run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
