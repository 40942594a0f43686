import type { Hono } from 'hono';
import { defaultClientConfig } from '../contract/entities/defaultClientConfig';
import { createApp } from '../server/createApp';
import { migrate } from '../server/db/applyMigrations';
import { openPglite } from '../server/db/openPglite';
import type { Mailer } from '../server/mail/mailer';
import type { Log } from '../server/parts/log';
import { seedDemo } from '../server/seed/seedDemo';
import { inlineHeavyWork } from '../server/services/heavyWork/inlineHeavyWork';
import { importTokenKey } from '../server/services/session/tokens/accessToken';
import { createWorker } from '../server/work/createWorker';

const log: Log = {
  info: (event, facts) => console.info(event, facts ?? ''),
  warn: (event, facts) => console.warn(event, facts ?? ''),
  error: (event, facts) => console.error(event, facts ?? ''),
};

// Tokens of an earlier life of the tab must not open this one's database: a new secret each time.
const newSecret = () => `${crypto.randomUUID()}${crypto.randomUUID()}`;

/** What the place that the demo runs in decides about its server. */
interface DemoSurroundings {
  readonly mailer: Mailer;
  /** What links in e-mails begin with. */
  readonly publicUrl: string;
}

/** Starts the reference server on a database in memory, filled with the demo data. Work in the background starts here. */
export const startServer = async ({ mailer, publicUrl }: DemoSurroundings): Promise<Hono> => {
  const { db } = await openPglite();
  await migrate(db);
  await seedDemo(db, new Date());
  const common = {
    db,
    now: () => new Date(),
    log,
    settings: {
      tokenKey: await importTokenKey(newSecret()),
      publicUrl,
      clientConfig: defaultClientConfig,
    },
  };
  const worker = createWorker({ ...common, mailer });
  worker.start();
  return createApp({ ...common, heavyWork: inlineHeavyWork, onJobs: worker.nudge });
};
