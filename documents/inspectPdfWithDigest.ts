import { digestOf } from '../contract/digestOf';
import { inspectPdf } from './inspectPdf';
import type { PdfVerdict } from './pdfVerdict';

/** The verdict on a document, and the digest that identifies it. */
export interface PdfInspection extends PdfVerdict {
  readonly digest: string;
}

/** Inspects a document, outside https too. */
export const inspectPdfWithDigest = (content: Uint8Array): PdfInspection => ({
  ...inspectPdf(content),
  digest: digestOf(content),
});
