import path from 'node:path';
import type { Database } from '../../../server/db/database';
import { openPglite } from '../../../server/db/openPglite';
import { importTokenKey } from '../../../server/lib/tokenKeys';
import { writeAuditEvent } from '../../../server/services/audit/writeAuditEvent';
import { enqueueJob } from '../../../server/services/queue/enqueueJob';
import { runDueJobs } from '../../../server/work/runDueJobs';
import { databaseSnapshot } from '../../support/databaseSnapshot';

/** Fills a data folder with the demo data, what a test adds, and an audit that is sealed with the key of a secret. */
export const fillSealedFolder = async (
  folder: string,
  secret: string,
  add: (db: Database) => Promise<unknown> = async () => {},
): Promise<void> => {
  const dataDir = path.join(folder, 'db');
  const { db, close } = await openPglite({ dataDir, loadDataDir: await databaseSnapshot('demo') });
  await add(db);
  let moment = Date.now();
  const context = { db, now: () => new Date(moment), remoteAddress: null };
  await writeAuditEvent(context, { action: 'view', subject: 'application', subjectId: 1 });
  await enqueueJob(context, 'sealAudit', {}, { key: 'sealAudit' });
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const settings = {
    tokenKeys: [await importTokenKey(secret)] as const,
    publicUrl: 'https://tsi.example.pt',
  };
  for (const _minute of [1, 2]) {
    moment += 61_000;
    await runDueJobs({ ...context, log, settings, mailer: { send: async () => {} } }, ['bulk']);
  }
  await close();
};
