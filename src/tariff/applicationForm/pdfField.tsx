import { useDataProvider } from 'ra-core';
import { Suspense } from 'react';
import type { FileReference } from '../../../contract/entities/file';
import { documentFields } from '../../../contract/rules/requestParts';
import { pdfProblem, pdfProblemMessages } from '../../../contract/rules/uploads';
import { validationMessages } from '../../../contract/rules/validationMessages';
import type { PdfInspection } from '../../../documents/inspectPdfWithDigest';
import type { AppDataProvider } from '../../../providers/dataProvider/createDataProvider';
import { DownloadIconButton } from '../../kit/detail/DownloadButton';
import type { ChosenFile } from '../../kit/files/chosenFile';
import { loadable } from '../../ui/loading/loadable';

/** Returns the props that all PDF fields of the form share (spec 5, Uploads). */
export const pdfField = (source: string) => ({
  source,
  accept: '.pdf,application/pdf',
  check: pdfProblem,
  inspect: documentProblem,
  unreadableMessage: validationMessages.pdfUnreadable,
  FileAction: DocumentAction,
  // Removing a document from any field can bring the total below its limit.
  settles: documentFields,
});

const ChosenDocument = loadable(async () => (await import('../documents/ChosenDocument')).ChosenDocument);

/** The first page of a document that was chosen on this device, a download of one that the server has. */
const DocumentAction = ({ file }: { file: ChosenFile }) =>
  file instanceof File ? (
    <Suspense>
      <ChosenDocument file={file} />
    </Suspense>
  ) : (
    <KeptDocumentDownload file={file} />
  );

/** A download of a document that the server already has, so that it can be checked before it is replaced or removed (spec 2.9). */
const KeptDocumentDownload = ({ file }: { file: ChosenFile }) => {
  const dataProvider = useDataProvider<AppDataProvider>();
  if (!isKept(file)) return null;
  return (
    <DownloadIconButton
      filename={file.filename}
      fetchFile={() => dataProvider.downloadDocument(file.resourceFileId)}
      failureMessage="applicationDetail.failure.document"
      scan={file.scan}
    />
  );
};

const isKept = (file: ChosenFile): file is FileReference => 'resourceFileId' in file;

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
    return inspectPdfWithDigest(new Uint8Array(content));
  }
};

/**
 * Returns the problem with a document's content, by the server's rules; a worker inspects it, so that the
 * page stays responsive.
 */
const documentProblem = async (file: File, content: ArrayBuffer): Promise<string | undefined> => {
  const inspection = last.then(() => inspect(content));
  last = inspection.catch(() => undefined);
  const { problem, digest } = await inspection;
  digests.set(file, digest);
  return problem && pdfProblemMessages[problem];
};

/** Returns the content hash of a document; undefined for one that was not chosen in this session. */
export const documentDigest = (document: unknown): string | undefined =>
  document instanceof File ? digests.get(document) : undefined;
