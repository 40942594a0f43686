import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../server/db/database';
import { infectedContents } from '../../../server/db/schema/infectedContents';
import { storedDocuments } from '../../../server/db/schema/storedDocuments';
import { fieldRefusal, withName } from '../../../server/lib/refusal';
import type { Hooks } from '../../../server/services/hooks/hooks';
import { enqueueJob } from '../../../server/services/queue/enqueueJob';
import { scanTexts } from './texts';

/**
 * Queues the scan of a stored document, unless it was found clean before, in the transaction that refers to it; nothing
 * where documents are not scanned. `digest` is that of the document as it was handed in.
 * @throws {Refusal} `badRequest` naming field and file, if it was found to have malicious software
 */
export const queueScan: Hooks['documentStored'] = async (context, { hash, digest, label, filename }) => {
  const { db, modules } = context;
  const isIt = eq(storedDocuments.hash, hash);
  if (modules?.scanning)
    await db
      .update(storedDocuments)
      .set({ scan: 'pending' })
      .where(and(isIt, isNull(storedDocuments.scan)));
  // A verdict waits for this transaction, and then finds what refers to the document; or this waits for the verdict.
  const [found] = await db
    .select({ scan: storedDocuments.scan })
    .from(storedDocuments)
    .where(isIt)
    .for('share');
  if (found?.scan === 'infected' || (await isKnownAsInfected(db, digest)))
    throw fieldRefusal(label, withName(filename, scanTexts.refused));
  if (found?.scan !== 'pending') return;
  await enqueueJob(context, 'scanDocument', { hash }, { key: scanKey(hash) });
};

/** Whether an encrypted document with this content was found to have malicious software, or one of before keys. */
const isKnownAsInfected = async (db: Database, digest: string): Promise<boolean> =>
  (await db.$count(infectedContents, eq(infectedContents.digest, digest))) > 0 ||
  (await db.$count(
    storedDocuments,
    and(eq(storedDocuments.hash, digest), eq(storedDocuments.scan, 'infected')),
  )) > 0;

/** The key of a document's scan: there is one at a time. */
export const scanKey = (hash: string): string => `scan ${hash}`;
