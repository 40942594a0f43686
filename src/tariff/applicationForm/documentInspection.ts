import { pdfProblemMessages } from '../../../contract/rules/uploads';
import type { PdfInspection } from '../../../documents/inspectPdfWithDigest';

/** Content hashes of the chosen documents, released together with their files. */
const digests = new WeakMap<File, string>();

let worker: Worker | undefined;

const openWorker = () => {
  worker ??= new Worker(new URL('./inspectDocument.worker.ts', import.meta.url), { type: 'module' });
  return worker;
};

/** The last inspection: the worker inspects one document at a time. */
let last: Promise<unknown> = Promise.resolve();

const inspectInWorker = (content: ArrayBuffer): Promise<PdfInspection> =>
  new Promise((resolve, reject) => {
    const inspector = openWorker();
    inspector.onmessage = ({ data }: MessageEvent<PdfInspection>) => resolve(data);
    inspector.onerror = reject;
    inspector.postMessage(content);
  });

const inspect = async (content: ArrayBuffer): Promise<PdfInspection> => {
  try {
    return await inspectInWorker(content);
  } catch {
    // No worker available: inspect on the page, which is slower.
    worker = undefined;
    const { inspectPdfWithDigest } = await import('../../../documents/inspectPdfWithDigest');
    return inspectPdfWithDigest({ content: new Uint8Array(content) });
  }
};

/**
 * Returns the problem with a document's content, by the server's rules; a worker inspects it, so that the
 * page stays responsive.
 */
export const documentProblem = async (file: File, content: ArrayBuffer): Promise<string | undefined> => {
  const inspection = last.then(() => inspect(content));
  last = inspection.catch(() => undefined);
  const { problem, digest } = await inspection;
  digests.set(file, digest);
  return problem && pdfProblemMessages[problem];
};

/** Returns the content hash of a document; undefined for one that was not chosen in this session. */
export const documentDigest = (document: unknown): string | undefined =>
  document instanceof File ? digests.get(document) : undefined;
