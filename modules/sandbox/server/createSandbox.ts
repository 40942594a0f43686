import { maxBytesOf, submissionBody } from '../../../contract/rules/bodyLimits';
import type { ErrorCode } from '../../../contract/rules/errorCodes';
import { migrate } from '../../../server/db/applyMigrations';
import { inDatabase } from '../../../server/documents/documentPlaces';
import type {
  Sandbox,
  SandboxDatabase,
  SandboxMakers,
  SandboxParts,
} from '../../../server/http/sandboxParts';
import { deriveKey, deriveKeys } from '../../../server/lib/deriveKeys';
import type { Log } from '../../../server/lib/log';
import type { Mailer } from '../../../server/mail/mailer';
import type { Metrics } from '../../../server/parts/metrics';
import { defaultAllowanceLimits, unlimited } from '../../../server/services/context/allowance';
import type { OpenSandbox } from '../../../server/services/context/sandboxAccess';
import type { WorkParts } from '../../../server/work/workContextOf';
import { hasRoom, keepWithinLimits } from './keepWithinLimits';
import { seedProvider, seedSandbox } from './seedSandbox';
import { sandboxTexts } from './texts';

/**
 * Makes the sandbox of an installation: a second application on a second database, with keys derived from the installation's,
 * simulated services, and mails that go to nobody. Until it is opened it takes nothing but this function.
 */
export const createSandbox = (parts: SandboxParts, makers: SandboxMakers): Sandbox => {
  let opening: ReturnType<typeof openSandbox> | undefined;
  const open = () => {
    opening ??= openSandbox(parts, makers).catch((failure: unknown) => {
      // The next call tries again.
      opening = undefined;
      throw failure;
    });
    return opening;
  };
  return {
    open: async () => (await open()).sandbox,
    openIfUsed: async () => (opening || parts.wasMade() ? (await open()).sandbox : undefined),
    workParts: async () => (await open()).workParts,
    close: async () => {
      const opened = await opening?.catch(() => undefined);
      opening = undefined;
      await opened?.close();
    },
  };
};

const openSandbox = async (parts: SandboxParts, makers: SandboxMakers) => {
  const log = ofSandbox(parts.log);
  const database = await parts.openDatabase();
  try {
    await database.withoutTimeout(async (db) => {
      await migrate(db);
      await seedSandbox(db);
    });
    return await startSandbox(parts, makers, log, database);
  } catch (failure) {
    await database.close();
    throw failure;
  }
};

/** How often what is too much is removed, in milliseconds. */
const tidyMilliseconds = 60_000;

const startSandbox = async (
  parts: SandboxParts,
  { createApp, createWorker }: SandboxMakers,
  log: Log,
  database: SandboxDatabase,
) => {
  const { now, settings: installation, modules = {} } = parts;
  const { db } = database;
  const longDb = database.longDb ?? db;
  const { publicUrl, clientConfig } = installation;
  const tokenKeys = await deriveKeys(installation.tokenKeys, 'sandbox');
  const auditKey = await deriveKey(
    installation.auditKey ?? installation.tokenKeys[0],
    'audit of the sandbox',
  );
  const settings = {
    apiEnvironment: 'sandbox',
    tokenKeys,
    auditKey,
    publicUrl,
    clientConfig,
    allowanceLimits: { ...(installation.allowanceLimits ?? defaultAllowanceLimits), persons },
  } as const;
  const workParts: WorkParts = {
    db: longDb,
    documents: inDatabase,
    now,
    log,
    settings,
    mailer: toNobody,
    modules,
  };
  const worker = createWorker(workParts);
  const { workers, remoteAddressOf, requestIdOf, isEnding } = parts;
  const metrics = parts.metrics && ofSandboxRoutes(parts.metrics);
  const putExamples: OpenSandbox['putExamples'] = (tx, providerId) => seedProvider(tx, providerId, now());
  const app = createApp({
    db,
    longDb,
    documents: inDatabase,
    modules,
    now,
    log,
    settings,
    workers,
    remoteAddressOf,
    requestIdOf,
    isEnding,
    metrics,
    bodyQuota: { totalBytes: maxBytesOf(submissionBody) },
    onJobs: worker.nudge,
    putExamples,
    endsStreams: () => true,
  });
  const tidy = () =>
    keepWithinLimits({ db: longDb, now, auditKey, remoteAddress: null }).catch(() =>
      log.warn('the sandbox could not be tidied up'),
    );
  const timer = parts.runsWorker ? setInterval(tidy, tidyMilliseconds) : undefined;
  if (parts.runsWorker) worker.start();
  log.info('the sandbox was opened');
  const sandbox: OpenSandbox = {
    db,
    longDb,
    tokenKeys,
    auditKey,
    modules,
    putExamples,
    fetch: async (request, environment) =>
      mayHoldDocuments(request) && !(await hasRoom({ db, now }))
        ? Response.json(
            { message: sandboxTexts.full, code: 'unavailable' satisfies ErrorCode },
            { status: 503, headers: { 'retry-after': '15' } },
          )
        : app.fetch(request, environment as Record<string, unknown>),
  };
  return {
    sandbox,
    workParts,
    close: async () => {
      clearInterval(timer);
      await worker.stop();
      await database.close();
    },
  };
};

/** Nobody is found out by trying tax numbers where services are simulated. */
const persons = { account: unlimited, provider: unlimited };

/** Smaller calls hold no documents worth counting. */
const smallBytes = 100_000;

const mayHoldDocuments = ({ method, headers }: Request) => {
  const length = headers.get('content-length');
  return (
    method !== 'GET' && (length === null ? headers.has('transfer-encoding') : Number(length) > smallBytes)
  );
};

/** Takes e-mails and sends none: those about requests are kept with them (`mailNotifications`). */
const toNobody: Mailer = { send: async () => {} };

const ofSandbox = (log: Log): Log => {
  const tagged =
    (write: Log['info']): Log['info'] =>
    (event, facts) =>
      write(event, { ...facts, environment: 'sandbox' });
  return { info: tagged(log.info), warn: tagged(log.warn), error: tagged(log.error) };
};

const ofSandboxRoutes = (metrics: Metrics): Metrics => ({
  requestEnded: (request) => metrics.requestEnded({ ...request, route: `/sandbox${request.route}` }),
});
