import type { PdfProblem } from '../contract/rules/uploads';

/** The verdict on a document: why it is refused, if it is, and what is notable about it. */
export interface PdfVerdict {
  readonly problem: PdfProblem | undefined;
  readonly notes: readonly PdfNote[];
}

/**
 * What a document contains besides pages, or lacks; stored with it and shown where it is downloaded
 * (docs/asvs.tsv, 5.2.2).
 */
export type PdfNote =
  /** A late header, no end, a page tree with faults: cut off, sent through a program that changed it, or made by hand. */
  | 'damaged'
  /** Its content can't be inspected, and may not even be readable. */
  | 'encrypted'
  | 'javaScript'
  /** Starts a program, opens another file, sends data somewhere. */
  | 'externalAction'
  /** Triggers an action when it is opened. */
  | 'automaticAction'
  | 'embeddedFile'
  | 'dynamicForm'
  | 'richMedia'
  /** Has more packed objects than are searched. */
  | 'notFullyRead';
