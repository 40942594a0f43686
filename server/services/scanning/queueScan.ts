import { and, eq, isNull } from 'drizzle-orm';
import { storedDocuments } from '../../db/schema/storedDocuments';
import { fieldRefusal, type Refusal } from '../../lib/refusal';
import type { ServiceContext } from '../context/serviceContext';
import { enqueueJob } from '../queue/enqueueJob';
import { scanTexts } from './texts';

/**
 * Queues the scan of a stored document, unless it was found clean before, in the transaction that refers to it; nothing
 * where documents are not scanned.
 * @throws {Refusal} `badRequest` naming field and file, if it was found to have malicious software
 */
export const queueScan = async (
  context: ServiceContext,
  { hash, label, filename }: { hash: string; label: string; filename: string },
): Promise<void> => {
  const { db, scansDocuments } = context;
  const isIt = eq(storedDocuments.hash, hash);
  if (scansDocuments)
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
  if (found?.scan === 'infected') throw infectedRefusal(label, filename);
  if (found?.scan !== 'pending') return;
  await enqueueJob(context, 'scanDocument', { hash }, { key: scanKey(hash) });
};

/** Builds the refusal of a document that was found to have malicious software, naming its field and its file. */
export const infectedRefusal = (label: string, filename: string): Refusal =>
  fieldRefusal(label, `${filename}: ${scanTexts.refused}`);

/** The key of a document's scan: there is one at a time. */
export const scanKey = (hash: string): string => `scan ${hash}`;
