import type { PdfNote } from './pdfNote';

/** Why nobody could open a document (spec 5, "which PDF is refused"). */
export type PdfProblem = 'notPdf' | 'passwordNeeded' | 'noPage';

/** The verdict on a document: why it is refused, if it is, and what is notable about it. */
export interface PdfVerdict {
  readonly problem: PdfProblem | undefined;
  readonly notes: readonly PdfNote[];
}
