import type { PdfVerdict } from '../../../documents/pdfVerdict';
import { mayBePdf, type SentFile } from './tasks/readJsonBody';
import { TookTooMuch, type Workers } from './workers';

/** A file that came with a call: what was read of it, and the verdict if it is a PDF that could be inspected. */
export interface InspectedFile extends Omit<SentFile, 'text'> {
  readonly verdict?: PdfVerdict;
}

/** The files of a call, by the text that stands in for each in its input. */
export type SentFiles = ReadonlyMap<string, InspectedFile>;

const inspect = async (
  workers: Workers,
  content: Uint8Array<ArrayBuffer>,
): Promise<PdfVerdict | undefined> => {
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
  for (const file of files) {
    const { text, ...read } = file;
    const verdict = read.content && mayBePdf(file) ? await inspect(workers, read.content) : undefined;
    inspected.set(text, { ...read, ...(verdict && { verdict }) });
  }
  return inspected;
};
