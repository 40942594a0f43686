import type { FileScan } from '../../../contract/entities/file';
import type { storedDocuments } from '../../db/schema/storedDocuments';
import { Refusal } from '../../lib/refusal';
import type { ServiceContext } from '../context/serviceContext';
import { scanTexts } from './texts';

/** What the register says of a document; null also for one that is not registered yet. */
export type RegisteredScan = (typeof storedDocuments.$inferSelect)['scan'];

type Scans = Pick<ServiceContext, 'scansDocuments'>;

/**
 * Returns why a document may not be opened, if so: one with malicious software never, another not before its scan
 * where documents are scanned.
 */
export const shownScan = ({ scansDocuments }: Scans, scan: RegisteredScan): FileScan | undefined => {
  if (scan === 'infected') return 'infected';
  if (scansDocuments && scan === 'unscannable') return 'unscannable';
  return scansDocuments && scan !== 'clean' ? 'pending' : undefined;
};

/** Refuses a document that may not be opened; throws a Refusal, `badRequest`, whose text says why. */
export const requireShown = (context: Scans, scan: RegisteredScan): void => {
  const hidden = shownScan(context, scan);
  if (hidden) throw new Refusal('badRequest', scanTexts[hidden]);
};
