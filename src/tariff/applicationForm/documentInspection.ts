import type { PdfJudgement } from '../../../contract/pdf/judgePdf';
import { pdfProblemMessages } from '../../../contract/rules/uploads';

/** Content hashes of the chosen documents, released together with their files. */
const digests = new WeakMap<File, string>();

let worker: Worker | undefined;

const openWorker = () => {
  worker ??= new Worker(new URL('./judgeDocument.worker.ts', import.meta.url), { type: 'module' });
  return worker;
};

/** The last inspection: the worker inspects one document at a time. */
let last: Promise<unknown> = Promise.resolve();

const askWorker = (content: ArrayBuffer): Promise<PdfJudgement> =>
  new Promise((resolve, reject) => {
    const asked = openWorker();
    asked.onmessage = ({ data }: MessageEvent<PdfJudgement>) => resolve(data);
    asked.onerror = reject;
    asked.postMessage(content);
  });

const judge = async (content: ArrayBuffer): Promise<PdfJudgement> => {
  try {
    return await askWorker(content);
  } catch {
    // No worker available: inspect on the page, which is slower.
    worker = undefined;
    const { judgePdf } = await import('../../../contract/pdf/judgePdf');
    return judgePdf({ content: new Uint8Array(content) });
  }
};

/**
 * Returns the problem with a document's content, by the server's rules; a worker inspects it, so that the
 * page stays responsive.
 */
export const documentProblem = async (file: File, content: ArrayBuffer): Promise<string | undefined> => {
  const judged = last.then(() => judge(content));
  last = judged.catch(() => undefined);
  const { problem, digest } = await judged;
  digests.set(file, digest);
  return problem && pdfProblemMessages[problem];
};

/** Returns the content hash of a document; undefined for one that was not chosen in this session. */
export const documentDigest = (document: unknown): string | undefined =>
  document instanceof File ? digests.get(document) : undefined;
