import { and, eq } from 'drizzle-orm';
import { infectedContents } from '../../../server/db/schema/infectedContents';
import { storedDocuments } from '../../../server/db/schema/storedDocuments';
import { readDocument } from '../../../server/documents/readDocument';
import type { WorkContext } from '../../../server/services/context/workContext';
import type { ClaimedJob } from '../../../server/services/queue/claimJob';
import type { JobPayload } from '../../../server/services/queue/jobKinds';
import { finishJob } from '../../../server/services/queue/settleJob';
import { canBeOpened } from './canBeOpened';
import { reportInfected } from './reportInfected';
import type { ScanVerdict } from './scanner';

/**
 * Scans a stored document and registers the verdict; without one the document stays as it is and the job is tried
 * again. Of one with malicious software it tells who has to know.
 */
export const scanDocument = async (
  context: WorkContext,
  job: ClaimedJob,
  { hash }: JobPayload<'scanDocument'>,
): Promise<void> => {
  const { db, now, log, modules } = context;
  const isIt = eq(storedDocuments.hash, hash);
  const [found] = await db
    .select({ scan: storedDocuments.scan })
    .from(storedDocuments)
    .where(and(isIt, canBeOpened(db)));
  // Nobody refers to it any more, or it was scanned meanwhile.
  if (!found || found.scan === 'clean' || found.scan === 'infected' || found.scan === 'unscannable')
    return finishJob(db, job);
  if (!modules?.scanning) throw new TypeError('There is no scanner');
  const { scanner, onScanned } = modules.scanning;
  const { content, secret } = await readDocument(context, hash);
  let verdict: ScanVerdict;
  try {
    verdict = await scanner.scan(content);
  } catch (failure) {
    onScanned?.('failed');
    throw failure;
  }
  const facts = await db.transaction(async (inside) => {
    await inside.update(storedDocuments).set({ scan: verdict.outcome }).where(isIt);
    if (secret) await noteContent({ db: inside, now }, secret.digest, verdict);
    const reported =
      verdict.outcome === 'infected' ? await reportInfected({ ...context, db: inside }, hash) : undefined;
    await finishJob(inside, job);
    return reported;
  });
  onScanned?.(verdict.outcome);
  const about = { ...(facts ?? { hash }), ...verdict };
  if (verdict.outcome === 'infected') log.error('a document has malicious software', about);
  if (verdict.outcome === 'unscannable') log.warn('a document could not be scanned', about);
};

/** Notes what malicious software looks like before it is encrypted, and forgets it once it is found clean. */
const noteContent = async (
  { db, now }: Pick<WorkContext, 'db' | 'now'>,
  digest: string,
  { outcome }: ScanVerdict,
): Promise<void> => {
  if (outcome === 'infected')
    await db.insert(infectedContents).values({ digest, foundOn: now() }).onConflictDoNothing();
  else if (outcome === 'clean') await db.delete(infectedContents).where(eq(infectedContents.digest, digest));
};
