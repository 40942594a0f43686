import { digestOf } from './digestOf';
import { inspectPdf } from './inspectPdf';
import type { PdfVerdict } from './pdfVerdict';

/** The verdict on a document, and the digest that identifies it. */
export interface PdfJudgement extends PdfVerdict {
  readonly digest: string;
}

/** Judges a document; pass `digest` if it is already known. */
export const judgePdf = (
  { content }: { readonly content: Uint8Array },
  digest: string = digestOf(content),
): PdfJudgement => ({ ...inspectPdf(content), digest });
