import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { serveStatically } from './staticHost';

/** What pdf.js made of a document: shown, or why not. */
export type PdfJsVerdict = 'shown' | 'passwordNeeded' | 'notShown';

/** Has pdf.js in the browser draw the first page of each document; a document it can't draw within 8 s is not shown. */
export const drawWithPdfJs = async (
  page: Page,
  documents: readonly Uint8Array[],
): Promise<PdfJsVerdict[]> => {
  const host = await serveStatically(join(import.meta.dirname, '../../../node_modules/pdfjs-dist'), '/');
  try {
    // Any page of the host will do, even the one that says that there is none.
    await page.goto(host.url);
    return await page.evaluate(
      drawAll,
      documents.map((one) => Buffer.from(one).toString('base64')),
    );
  } finally {
    await page.close();
    await host.close();
  }
};

/** Runs in the browser. */
const drawAll = async (documents: readonly string[]): Promise<PdfJsVerdict[]> => {
  const address = '/legacy/build/pdf.mjs';
  const library: typeof import('pdfjs-dist') = await import(address);
  library.GlobalWorkerOptions.workerSrc = '/legacy/build/pdf.worker.mjs';
  let worker = new library.PDFWorker();

  const draw = async (text: string): Promise<PdfJsVerdict> => {
    const task = library.getDocument({
      data: Uint8Array.from(atob(text), (character) => character.charCodeAt(0)),
      worker,
      verbosity: 0,
      useWasm: false,
      cMapUrl: '/cmaps/',
      standardFontDataUrl: '/standard_fonts/',
      wasmUrl: '/wasm/',
    });
    const drawn = async (): Promise<PdfJsVerdict> => {
      const document = await task.promise;
      // Mistaken counts are negative.
      if (document.numPages < 1) return 'notShown';
      const first = await document.getPage(1);
      const canvas = window.document.createElement('canvas');
      canvas.width = 40;
      canvas.height = 40;
      await first.render({ canvas, viewport: first.getViewport({ scale: 0.1 }) }).promise;
      return 'shown';
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('late')), 8000);
    });
    try {
      return await Promise.race([drawn(), late]);
    } catch (failure) {
      const { name, message } = failure as Error;
      if (message === 'late') {
        worker.destroy();
        worker = new library.PDFWorker();
      }
      return name === 'PasswordException' ? 'passwordNeeded' : 'notShown';
    } finally {
      clearTimeout(timer);
      await Promise.race([task.destroy(), new Promise((resolve) => setTimeout(resolve, 500))]).catch(
        () => undefined,
      );
    }
  };

  const verdicts: PdfJsVerdict[] = [];
  for (const one of documents) verdicts.push(await draw(one));
  worker.destroy();
  return verdicts;
};
