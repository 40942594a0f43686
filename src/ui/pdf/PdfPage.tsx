import type { RenderTask } from 'pdfjs-dist';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { OpenPdf } from './openPdf';

interface PdfPageProps {
  pdf: OpenPdf;
  /** From 1. */
  number: number;
  /** Width in CSS pixels. */
  width: number;
  /** Degrees, clockwise. */
  rotation: number;
  /** What scrolls: pages far from its window are not drawn. */
  scroller: RefObject<HTMLElement | null>;
  /** Accessible name. */
  label: string;
  /** Said instead of its text by a page that is nothing but a picture. */
  withoutText: string;
  /** Told when part of it could not be drawn. */
  onFailure: () => void;
}

/** Height to width of A4, until a page tells its own. */
const usualShape = Math.SQRT2;

/** A page as it looks, and over it its text, for selecting and for screen readers. */
export const PdfPage = (props: PdfPageProps) => {
  const { pdf, number, width, rotation, scroller, label, withoutText, onFailure } = props;
  const frame = useRef<HTMLElement>(null);
  const [isNear, setIsNear] = useState(number === 1);
  const [shape, setShape] = useState(usualShape);
  const [hasText, setHasText] = useState(true);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { root: scroller.current, rootMargin: '100% 0px' },
    );
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, [scroller]);

  useEffect(() => {
    const { current } = frame;
    if (!isNear || !current) return;
    const drawing = drawPage({ pdf, number, width, rotation, frame: current, onShape: setShape });
    drawing.ended.then(setHasText, onFailure);
    return drawing.cancel;
  }, [pdf, number, width, rotation, isNear, onFailure]);

  return (
    <article ref={frame} className="ui-pdf-page" aria-label={label} style={{ width, height: width * shape }}>
      {!hasText && <span className="ui-unseen">{withoutText}</span>}
    </article>
  );
};

interface Drawing extends Pick<PdfPageProps, 'pdf' | 'number' | 'width' | 'rotation'> {
  frame: HTMLElement;
  /** Told of the page's height to width. */
  onShape: (shape: number) => void;
}

/** Draws a page into its frame; `ended` tells whether it has text. Cancelled, it never ends and leaves nothing behind. */
const drawPage = ({ pdf, number, width, rotation, frame, onShape }: Drawing) => {
  const canvas = document.createElement('canvas');
  const text = document.createElement('div');
  text.className = 'text';
  let isCancelled = false;
  let rendering: RenderTask | undefined;

  const draw = async (): Promise<boolean> => {
    const page = await pdf.document.getPage(number);
    if (isCancelled) return new Promise(() => undefined);
    const turn = { rotation: (page.rotate + rotation) % 360 };
    const { width: ownWidth } = page.getViewport({ scale: 1, ...turn });
    const viewport = page.getViewport({ scale: width / ownWidth, ...turn });
    onShape(viewport.height / viewport.width);

    const density = Math.min(window.devicePixelRatio, mostDensity(viewport));
    canvas.width = Math.floor(viewport.width * density);
    canvas.height = Math.floor(viewport.height * density);
    text.style.setProperty('--total-scale-factor', String(viewport.scale));
    frame.append(canvas, text);
    rendering = page.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0] });
    const write = async () => {
      const content = await page.getTextContent();
      await new pdf.TextLayer({ textContentSource: content, container: text, viewport }).render();
      return content.items.length > 0;
    };
    // Both are heard from the start: a drawing that is given up while the text is still read fails at once.
    const [hasText] = await Promise.all([write(), rendering.promise]);
    return hasText;
  };

  return {
    ended: draw().catch((failure: unknown) => {
      if (isCancelled) return new Promise<boolean>(() => undefined);
      throw failure;
    }),
    cancel: () => {
      isCancelled = true;
      rendering?.cancel();
      canvas.remove();
      text.remove();
    },
  };
};

/** Canvases of more pixels stay empty in some browsers. */
const mostPixels = 16_000_000;
const mostDensity = ({ width, height }: { width: number; height: number }) =>
  Math.sqrt(mostPixels / (width * height));
