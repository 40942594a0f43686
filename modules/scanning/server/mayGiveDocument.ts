import type { FileScan } from '../../../contract/entities/file';
import type { Hooks } from '../../../server/services/hooks/hooks';
import { scanTexts } from './texts';

/**
 * Returns why a document may not be opened, if so: one with malicious software never, another not before its scan
 * where documents are scanned.
 */
export const mayGiveDocument: Hooks['mayGiveDocument'] = ({ modules }, registered) => {
  const scan = withheldBy(registered, modules?.scanning !== undefined);
  return (
    scan && { scan, words: scanTexts[scan], ...(scan === 'infected' && { notAgain: scanTexts.refused }) }
  );
};

const withheldBy = (registered: string | null, scansDocuments: boolean): FileScan | undefined => {
  if (registered === 'infected') return 'infected';
  if (scansDocuments && registered === 'unscannable') return 'unscannable';
  return scansDocuments && registered !== 'clean' ? 'pending' : undefined;
};
