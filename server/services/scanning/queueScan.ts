import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { infectedContents } from '../../db/schema/infectedContents';
import { storedDocuments } from '../../db/schema/storedDocuments';
import { fieldRefusal, type Refusal, withName } from '../../lib/refusal';
import type { ServiceContext } from '../context/serviceContext';
import { enqueueJob } from '../queue/enqueueJob';
import { scanTexts } from './texts';

/**
 * Queues the scan of a stored document, unless it was found clean before, in the transaction that refers to it; nothing
 * where documents are not scanned. `digest` is that of the document as it was handed in.
 * @throws {Refusal} `badRequest` naming field and file, if it was found to have malicious software
 */
export const queueScan = async (
  context: ServiceContext,
  { hash, digest, label, filename }: { hash: string; digest: string; label: string; filename: string },
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
  if (found?.scan === 'infected' || (await isKnownAsInfected(db, digest)))
    throw infectedRefusal(label, filename);
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

/** Builds the refusal of a document that was found to have malicious software, naming its field and its file. */
export const infectedRefusal = (label: string, filename: string): Refusal =>
  fieldRefusal(label, withName(filename, scanTexts.refused));

/** The key of a document's scan: there is one at a time. */
export const scanKey = (hash: string): string => `scan ${hash}`;
