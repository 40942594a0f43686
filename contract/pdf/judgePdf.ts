import { digestOf } from './digestOf';
import { inspectPdf } from './inspectPdf';
import type { PdfVerdict } from './pdfVerdict';

/** What is said of a document, and what tells it from others. */
export interface PdfJudgement extends PdfVerdict {
  readonly digest: string;
}

/** Judges a document; `digest` is given where it was made already. */
export const judgePdf = (
  { content }: { readonly content: Uint8Array },
  digest: string = digestOf(content),
): PdfJudgement => ({ ...inspectPdf(content), digest });
