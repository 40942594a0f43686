import type { RenderTask } from 'pdfjs-dist';
import type { OpenPdf } from './openPdf';

interface Picture {
  pdf: Pick<OpenPdf, 'document'>;
  /** From 1. */
  number: number;
  /** In CSS pixels. */
  width: number;
  canvas: HTMLCanvasElement;
}

/** Draws a small picture of a page, without its text; `ended` settles when it is drawn, and never after a cancel. */
export const drawPicture = ({ pdf, number, width, canvas }: Picture) => {
  let isCancelled = false;
  let rendering: RenderTask | undefined;
  const draw = async () => {
    const page = await pdf.document.getPage(number);
    if (isCancelled) return new Promise<void>(() => undefined);
    const { width: ownWidth } = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: (width * window.devicePixelRatio) / ownWidth });
    canvas.width = Math.floor(viewport.width);
    canvas.height = Math.floor(viewport.height);
    rendering = page.render({ canvas, viewport });
    await rendering.promise;
  };
  return {
    ended: draw().catch((failure: unknown) => {
      if (isCancelled) return new Promise<void>(() => undefined);
      throw failure;
    }),
    cancel: () => {
      isCancelled = true;
      rendering?.cancel();
    },
  };
};
