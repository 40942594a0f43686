import type { PDFDocumentProxy, PDFWorker } from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

/** An opened PDF, with the library that draws it. */
export interface OpenPdf {
  readonly document: PDFDocumentProxy;
  readonly TextLayer: typeof import('pdfjs-dist').TextLayer;
  /** Terminates its worker and frees its memory. */
  close(): void;
}

/** In pixels, that of an A3 scan at 600 dpi. A larger image would take more memory than a browser grants. */
const largestImage = 70_000_000;

/** Loads pdf.js's legacy build, which runs in Chrome 125, Safari 18, the supported Firefox ESR, and newer. */
const loadLibrary = async () => {
  const library = await import('pdfjs-dist/legacy/build/pdf.mjs');
  library.GlobalWorkerOptions.workerSrc = workerAddress;
  return library;
};

let spare: PDFWorker | undefined;

/** Loads the library and starts a worker for the next document: that takes longer than reading most documents. */
export const preparePdf = async (): Promise<void> => {
  const library = await loadLibrary();
  spare ??= startWorker(library);
};

const startWorker = ({ PDFWorker }: Awaited<ReturnType<typeof loadLibrary>>): PDFWorker => {
  const worker = new PDFWorker();
  // If it cannot start, the document that needs a worker reports that.
  worker.promise.catch(() => {
    if (spare === worker) spare = undefined;
  });
  return worker;
};

/**
 * Opens a PDF in its own worker, so that a document too heavy for one blocks no other; the library is loaded with the
 * first document. Nothing in a document is run: no scripts, forms or links. Rejects when the file is not a PDF, is
 * damaged or needs a password.
 */
export const openPdf = async (file: Blob): Promise<OpenPdf> => {
  const [library, data] = await Promise.all([loadLibrary(), file.arrayBuffer()]);
  // Where the build puts what the worker reads on demand: character maps, fonts, a decoder.
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
    // The content security policy does not allow it; there is a slower fallback.
    useWasm: false,
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
