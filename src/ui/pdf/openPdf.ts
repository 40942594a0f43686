import type { PDFDocumentProxy, PDFWorker } from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

/** An opened PDF, with the library that draws it. */
export interface OpenPdf {
  readonly document: PDFDocumentProxy;
  readonly TextLayer: typeof import('pdfjs-dist').TextLayer;
  /** Ends its worker and frees what it holds. */
  close(): void;
}

/** In pixels: what a scan of A3 at 600 dpi has. A picture beyond it would take more memory than a browser gives. */
const largestImage = 70_000_000;

/** The library, once it was loaded. */
const loadLibrary = async () => {
  const library = await import('pdfjs-dist/legacy/build/pdf.mjs');
  library.GlobalWorkerOptions.workerSrc = workerAddress;
  return library;
};

let spare: PDFWorker | undefined;

/** Has the library and a worker ready for the document that is opened next: to start a worker takes longer than to read most documents. */
export const preparePdf = async (): Promise<void> => {
  const library = await loadLibrary();
  spare ??= startWorker(library);
};

const startWorker = ({ PDFWorker }: Awaited<ReturnType<typeof loadLibrary>>): PDFWorker => {
  const worker = new PDFWorker();
  // One that cannot start is missed by the document that wants it, which says so.
  worker.promise.catch(() => {
    if (spare === worker) spare = undefined;
  });
  return worker;
};

/**
 * Opens a PDF in a worker of its own, so that a document that is too much for one stops no other; its library is loaded
 * with the first one. Nothing that a document brings is run: no script, no form, no link. Fails when it is no PDF, is
 * damaged or wants a password.
 */
export const openPdf = async (file: Blob): Promise<OpenPdf> => {
  const [library, data] = await Promise.all([loadLibrary(), file.arrayBuffer()]);
  // Where the build lays what the worker reads when a document needs it: character maps, fonts, a decoder.
  const partsAt = (folder: string) =>
    new URL(`${import.meta.env.BASE_URL}pdf/${folder}/`, document.baseURI).href;
  const { getDocument, TextLayer } = library;
  const worker = spare ?? startWorker(library);
  spare = undefined;
  const task = getDocument({
    data,
    worker,
    cMapUrl: partsAt('cmaps'),
    standardFontDataUrl: partsAt('standard_fonts'),
    wasmUrl: partsAt('wasm'),
    // The content security policy allows neither; both have a slower way.
    useWasm: false,
    isEvalSupported: false,
    enableXfa: false,
    maxImageSize: largestImage,
  });
  const close = () => void task.destroy().finally(() => worker.destroy());
  try {
    return { document: await task.promise, TextLayer, close };
  } catch (failure) {
    close();
    throw failure;
  }
};
