import { PDFDocument } from '@cantoo/pdf-lib';
import type { PdfProblem } from '../../../contract/rules/uploads';
import { doubtfulPdfs } from './doubtfulPdfs';
import encryptedPdfs from './encryptedPdfs.json' with { type: 'json' };
import { refusedPdfs } from './refusedPdfs';
import { shownPdfs } from './shownPdfs';

/** A document, and what is to be made of it. */
export interface PdfSample {
  readonly name: string;
  readonly content: Uint8Array<ArrayBuffer>;
  /** Why it is refused; undefined if it is taken. */
  readonly problem: PdfProblem | undefined;
  /** Why it is taken although pdf.js does not show it. */
  readonly doubt?: string;
}

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

const samplesOf = (texts: Readonly<Record<string, string>>, problem?: PdfProblem): PdfSample[] =>
  Object.entries(texts).map(([name, text]) => ({ name, content: bytesOf(text), problem }));

/** Makes documents of every kind that people may hand in, well made, damaged, encrypted, or none at all. */
export const makePdfCorpus = async (): Promise<readonly PdfSample[]> => {
  const made = await Promise.all(
    [true, false].map(async (useObjectStreams) => {
      const document = await PDFDocument.create();
      document.addPage();
      const content = new Uint8Array(await document.save({ useObjectStreams }));
      return { name: `made by a library, objects packed: ${useObjectStreams}`, content, problem: undefined };
    }),
  );
  return [
    ...made,
    ...Object.entries(encryptedPdfs).map(([kind, text]) => ({
      name: `encrypted, ${kind}`,
      content: new Uint8Array(Buffer.from(text, 'base64')),
      problem: kind.endsWith('/locked') ? ('passwordNeeded' as const) : undefined,
    })),
    ...samplesOf(shownPdfs),
    ...Object.entries(refusedPdfs).flatMap(([problem, texts]) => samplesOf(texts, problem as PdfProblem)),
    ...Object.entries(doubtfulPdfs).map(([name, [text, doubt]]) => ({
      name,
      content: bytesOf(text),
      problem: undefined,
      doubt,
    })),
  ];
};
