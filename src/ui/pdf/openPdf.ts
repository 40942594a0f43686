import type { PDFDocumentProxy } from 'pdfjs-dist';
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

/**
 * Opens a PDF in a worker; its library is loaded with the first one. Nothing that a document brings is run: no script,
 * no form, no link. Fails when it is no PDF, is damaged or wants a password.
 */
export const openPdf = async (file: Blob): Promise<OpenPdf> => {
  const { GlobalWorkerOptions, getDocument, TextLayer } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  GlobalWorkerOptions.workerSrc = workerAddress;
  // Where the build lays what the worker reads when a document needs it: character maps, fonts, a decoder.
  const partsAt = (folder: string) =>
    new URL(`${import.meta.env.BASE_URL}pdf/${folder}/`, document.baseURI).href;
  const task = getDocument({
    data: await file.arrayBuffer(),
    cMapUrl: partsAt('cmaps'),
    standardFontDataUrl: partsAt('standard_fonts'),
    wasmUrl: partsAt('wasm'),
    // The content security policy allows neither; both have a slower way.
    useWasm: false,
    isEvalSupported: false,
    enableXfa: false,
    maxImageSize: largestImage,
  });
  return { document: await task.promise, TextLayer, close: () => void task.destroy() };
};
