import { digestOf } from './digestOf';
import { inspectPdf } from './inspectPdf';
import type { PdfVerdict } from './pdfVerdict';

/** The verdict on a document, and the digest that identifies it. */
export interface PdfJudgement extends PdfVerdict {
  readonly digest: string;
}

/** Judges a document; `digest` is given where it was made already. */
export const judgePdf = (
  { content }: { readonly content: Uint8Array },
  digest: string = digestOf(content),
): PdfJudgement => ({ ...inspectPdf(content), digest });
