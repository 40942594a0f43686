import { eq } from 'drizzle-orm';
import { storedDocuments } from '../../db/schema/storedDocuments';
import { readDocument } from '../../documents/readDocument';
import type { ScanVerdict } from '../../documents/scanner';
import type { WorkContext } from '../context/workContext';
import type { ClaimedJob } from '../queue/claimJob';
import type { JobPayload } from '../queue/jobKinds';
import { finishJob } from '../queue/settleJob';
import { reportInfected } from './reportInfected';

/**
 * Scans a stored document and registers the verdict; without one the document stays as it is and the job is tried
 * again. Of one with malicious software it tells who has to know.
 */
export const scanDocument = async (
  context: WorkContext,
  job: ClaimedJob,
  { hash }: JobPayload<'scanDocument'>,
): Promise<void> => {
  const { db, scanner, onScanned } = context;
  const isIt = eq(storedDocuments.hash, hash);
  const [found] = await db.select({ scan: storedDocuments.scan }).from(storedDocuments).where(isIt);
  // Nobody refers to it any more, or it was scanned meanwhile.
  if (!found || found.scan === 'clean' || found.scan === 'infected') return finishJob(db, job);
  if (!scanner) throw new TypeError('There is no scanner');
  const content = await readDocument(context, hash);
  let verdict: ScanVerdict;
  try {
    verdict = await scanner.scan(content);
  } catch (failure) {
    onScanned('failed');
    throw failure;
  }
  const facts = await db.transaction(async (inside) => {
    await inside.update(storedDocuments).set({ scan: verdict.outcome }).where(isIt);
    const reported =
      verdict.outcome === 'infected' ? await reportInfected({ ...context, db: inside }, hash) : undefined;
    await finishJob(inside, job);
    return reported;
  });
  onScanned(verdict.outcome, facts && { ...facts, ...verdict });
};
