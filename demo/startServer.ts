import type { Hono } from 'hono';
import { defaultClientConfig } from '../contract/entities/defaultClientConfig';
import { createApp } from '../server/createApp';
import { createSandbox } from '../server/createSandbox';
import { migrate } from '../server/db/applyMigrations';
import { openPglite } from '../server/db/openPglite';
import { standInParts } from '../server/http/partsOfModules';
import type { Log } from '../server/lib/log';
import { importTokenKey } from '../server/lib/tokenKeys';
import type { Mailer } from '../server/mail/mailer';
import { seedDemo } from '../server/seed/seedDemo';
import { inlineWorkers } from '../server/services/workers/inlineWorkers';
import { createWorker } from '../server/work/createWorker';

const log: Log = {
  info: (event, facts) => console.info(event, facts ?? ''),
  warn: (event, facts) => console.warn(event, facts ?? ''),
  error: (event, facts) => console.error(event, facts ?? ''),
};

// A new secret each time: tokens from before a reload must not be valid for the new database.
const newSecret = () => `${crypto.randomUUID()}${crypto.randomUUID()}`;

/** What the demo's environment provides to its server. */
interface DemoSurroundings {
  readonly mailer: Mailer;
  /** The beginning of links in e-mails. */
  readonly publicUrl: string;
}

/** Starts the reference server, and its background worker, on an in-memory database filled with the demo data. */
export const startServer = async ({ mailer, publicUrl }: DemoSurroundings): Promise<Hono> => {
  const { db } = await openPglite();
  await migrate(db);
  await seedDemo(db, new Date());
  const common = {
    db,
    now: () => new Date(),
    log,
    settings: {
      tokenKeys: [await importTokenKey(newSecret())] as const,
      publicUrl,
      clientConfig: defaultClientConfig,
    },
  };
  const worker = createWorker({ ...common, mailer, modules: standInParts() });
  worker.start();
  const sandbox = createSandbox({
    ...common,
    workers: inlineWorkers,
    wasMade: () => false,
    openDatabase: async () => {
      const opened = await openPglite();
      return { ...opened, withoutTimeout: (run) => run(opened.db) };
    },
    runsWorker: true,
  });
  return createApp({
    ...common,
    sandbox,
    workers: inlineWorkers,
    onJobs: worker.nudge,
    endsStreams: () => true,
  });
};
