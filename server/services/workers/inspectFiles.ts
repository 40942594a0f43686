import { maxPdfBytes, pdfDataUrlPrefix } from '../../../contract/rules/uploads';
import type { PdfInspection } from '../../../documents/inspectPdfWithDigest';
import type { SentFile } from './tasks/readJsonBody';
import { TookTooMuch, type Workers } from './workers';

/**
 * A file that came with a call: its bytes if it was base64, and the inspection of them if it is a PDF that
 * could be inspected.
 */
export interface InspectedFile {
  readonly content?: Uint8Array<ArrayBuffer>;
  readonly inspection?: PdfInspection;
}

/** The files of a call, by the text that stands in for each in its input. */
export type SentFiles = ReadonlyMap<string, InspectedFile>;

const inspect = async (
  workers: Workers,
  content: Uint8Array<ArrayBuffer>,
): Promise<PdfInspection | undefined> => {
  try {
    // The copy goes to the worker that inspects it; the content stays with the other files of the body.
    return await workers.run('inspectPdf', { content: content.slice() });
  } catch (failure) {
    if (failure instanceof TookTooMuch) return undefined;
    throw failure;
  }
};

/** Inspects the PDFs among the files of a call one at a time, so that one call takes one worker. */
export const inspectFiles = async (workers: Workers, files: readonly SentFile[]): Promise<SentFiles> => {
  const inspected = new Map<string, InspectedFile>();
  for (const { text, content } of files) {
    const inspection =
      content && content.length <= maxPdfBytes && text.startsWith(pdfDataUrlPrefix)
        ? await inspect(workers, content)
        : undefined;
    inspected.set(text, { ...(content && { content }), ...(inspection && { inspection }) });
  }
  return inspected;
};
