import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import {
  type DocumentFacts,
  type DocumentFinding,
  judgeDocument,
} from '../../../contract/rules/judgeDocument';
import { readDocumentFacts } from '../../../documents/readDocumentFacts';
import { readPageTexts } from '../../../src/ui/pdf/readPageTexts';
import { type GeneratedDocument, readOn } from './generateDocuments';

/** The oldest Node lacks what the oldest browser has. */
if (!('withResolvers' in Promise))
  Object.defineProperty(Promise, 'withResolvers', {
    value: () => {
      const settlers: unknown[] = [];
      const promise = new Promise((...both) => settlers.push(...both));
      return { promise, resolve: settlers[0], reject: settlers[1] };
    },
  });

/** Reads a document as the browser does, from opening it to what is said about it. */
export const readGenerated = async ({
  content,
  people,
}: GeneratedDocument): Promise<{ facts: DocumentFacts; findings: DocumentFinding[] }> => {
  // The library takes the bytes for itself.
  const task = getDocument({ data: content.slice(), verbosity: 0, useSystemFonts: false });
  try {
    const pages = await readPageTexts({ document: await task.promise });
    const facts = readDocumentFacts(pages ?? []);
    return { facts, findings: judgeDocument(facts, people, readOn) };
  } finally {
    await task.destroy();
  }
};
