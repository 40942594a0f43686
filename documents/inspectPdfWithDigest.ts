import { digestOf } from '../contract/digestOf';
import { inspectPdf } from './inspectPdf';
import type { PdfVerdict } from './pdfVerdict';

/** The verdict on a document, and the digest that identifies it. */
export interface PdfInspection extends PdfVerdict {
  readonly digest: string;
}

/** Inspects a document; pass `digest` if it is already known. */
export const inspectPdfWithDigest = (
  { content }: { readonly content: Uint8Array },
  digest: string = digestOf(content),
): PdfInspection => ({ ...inspectPdf(content), digest });
