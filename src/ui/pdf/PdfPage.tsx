import type { RenderTask } from 'pdfjs-dist';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type MarkedPart, markHits } from './markHits';
import type { OpenPdf } from './openPdf';
import { useNear } from './useNear';

interface PdfPageProps {
  pdf: OpenPdf;
  /** From 1. */
  number: number;
  /** Width in CSS pixels. */
  width: number;
  /** Degrees, clockwise. */
  rotation: number;
  /** The element that scrolls; pages far outside its viewport are not drawn. */
  scroller: RefObject<HTMLElement | null>;
  /** Accessible name. */
  label: string;
  /** What a search has found on it. */
  hits: readonly MarkedPart[];
  /** Read out in place of the text of a page that is only an image. */
  withoutText: string;
  /** Called when part of it could not be drawn. */
  onFailure: () => void;
}

/** The height-to-width ratio of A4, used until the page's own is known. */
const usualShape = Math.SQRT2;

/** The image of a page, with its text on top for selection and for screen readers. */
export const PdfPage = (props: PdfPageProps) => {
  const { pdf, number, width, rotation, scroller, label, hits, withoutText, onFailure } = props;
  const frame = useRef<HTMLElement>(null);
  // The first one is drawn at once, and one that the search has come to, wherever it is by now.
  const isNear = useNear(frame, scroller, number === 1) || hits.some(({ isCurrent }) => isCurrent);
  const [shape, setShape] = useState(usualShape);
  const [runs, setRuns] = useState<readonly HTMLElement[]>();

  useEffect(() => {
    const { current } = frame;
    if (!isNear || !current) return;
    const drawing = drawPage({ pdf, number, width, rotation, frame: current, onShape: setShape });
    drawing.ended.then(setRuns, onFailure);
    return drawing.cancel;
  }, [pdf, number, width, rotation, isNear, onFailure]);

  useEffect(() => {
    if (!runs || hits.length === 0) return;
    const unmark = markHits(runs, hits);
    frame.current?.querySelector('mark.current')?.scrollIntoView({ block: 'center', inline: 'nearest' });
    return unmark;
  }, [runs, hits]);

  return (
    <article ref={frame} className="ui-pdf-page" aria-label={label} style={{ width, height: width * shape }}>
      {runs?.length === 0 && <span className="ui-unseen">{withoutText}</span>}
    </article>
  );
};

interface Drawing extends Pick<PdfPageProps, 'pdf' | 'number' | 'width' | 'rotation'> {
  frame: HTMLElement;
  /** Called with the page's height-to-width ratio. */
  onShape: (shape: number) => void;
}

/**
 * Draws a page into its frame. `ended` resolves to the elements of its runs of text, if it has any. After a cancel it never settles, and
 * nothing stays in the frame.
 */
const drawPage = ({ pdf, number, width, rotation, frame, onShape }: Drawing) => {
  const canvas = document.createElement('canvas');
  const text = document.createElement('div');
  text.className = 'text';
  let isCancelled = false;
  let rendering: RenderTask | undefined;

  const draw = async (): Promise<readonly HTMLElement[]> => {
    const page = await pdf.document.getPage(number);
    if (isCancelled) return new Promise(() => undefined);
    const turn = { rotation: (page.rotate + rotation) % 360 };
    const { width: ownWidth } = page.getViewport({ scale: 1, ...turn });
    const viewport = page.getViewport({ scale: width / ownWidth, ...turn });
    onShape(viewport.height / viewport.width);

    const density = Math.min(window.devicePixelRatio, maxDensity(viewport));
    canvas.width = Math.floor(viewport.width * density);
    canvas.height = Math.floor(viewport.height * density);
    text.style.setProperty('--total-scale-factor', String(viewport.scale));
    frame.append(canvas, text);
    rendering = page.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0] });
    const write = async () => {
      const content = await page.getTextContent();
      const layer = new pdf.TextLayer({ textContentSource: content, container: text, viewport });
      await layer.render();
      return layer.textDivs;
    };
    // Awaited together: a rendering cancelled while the text is still being read rejects at once, and must be handled.
    const [runs] = await Promise.all([write(), rendering.promise]);
    return runs;
  };

  return {
    ended: draw().catch((failure: unknown) => {
      if (isCancelled) return new Promise<readonly HTMLElement[]>(() => undefined);
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

/** Canvases with more pixels stay blank in some browsers. */
const maxPixels = 16_000_000;
const maxDensity = ({ width, height }: { width: number; height: number }) =>
  Math.sqrt(maxPixels / (width * height));
