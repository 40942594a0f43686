import type { DocumentFacts } from '../../../contract/rules/judgeDocument';
import { readDocumentFacts } from '../../../documents/readDocumentFacts';
import type { OpenPdf } from '../../ui/pdf/openPdf';
import { readPageTexts } from '../../ui/pdf/readPageTexts';

/** Reads what an opened document says about itself; undefined where that takes too long or can't be read. */
export const readFacts = async (pdf: OpenPdf): Promise<DocumentFacts | undefined> => {
  // Whoever shows the document says what is wrong with it.
  const pages = await readPageTexts(pdf).catch(() => undefined);
  return pages && readDocumentFacts(pages);
};
