import { type KeyboardEvent, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { Button } from '../buttons/Button';
import { Icon } from '../icons/Icon';
import { useWidth } from '../layout/useWidth';
import type { Hit } from './findText';
import type { MarkedPart } from './markHits';
import type { OpenPdf } from './openPdf';
import { PdfPage } from './PdfPage';
import { PdfSearch, type PdfSearchTexts } from './PdfSearch';
import { PdfThumbnails } from './PdfThumbnails';
import './pdf.css';

/** The texts of a viewer, already translated. */
export interface PdfTexts extends PdfSearchTexts {
  /** Accessible name of the scrolling part. */
  pages: string;
  page: (number: number, count: number) => string;
  previous: string;
  next: string;
  smaller: string;
  larger: string;
  fit: string;
  rotate: string;
  /** Names of the button that shows small pictures of the pages, and of the button that opens the search. */
  thumbnails: string;
  openSearch: string;
  /** Read out for a page without text. */
  withoutText: string;
}

interface PdfViewerProps {
  pdf: OpenPdf;
  texts: PdfTexts;
  onFailure: () => void;
}

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4];
const fits = zooms.indexOf(1);
/** In CSS pixels, on each side of a page. */
const margin = 12;
/** In CSS pixels, of a page that is as wide as there is room. */
const widestFit = 1000;

/** Shows the pages of a PDF one below the other. The buttons name their keys, which work while it has the focus. */
export const PdfViewer = ({ pdf, texts, onFailure }: PdfViewerProps) => {
  const count = pdf.document.numPages;
  const scroller = useRef<HTMLElement>(null);
  const room = useWidth(scroller);
  const [step, setStep] = useState(fits);
  const [rotation, setRotation] = useState(0);
  const [current, setCurrent] = useState(1);
  const [hasThumbnails, setHasThumbnails] = useState(false);
  const [isSearching, setIsSearching] = useState(false);
  const [found, setFound] = useState(noHits);
  const marked = useMemo(() => markedByPage(found), [found]);
  const zoom = zooms[step] ?? 1;
  const width = Math.floor(Math.min(widestFit, Math.max(0, room - 2 * margin)) * zoom);

  const pages = useCallback(() => [...(scroller.current?.querySelectorAll('.ui-pdf-page') ?? [])], []);
  const turnTo = (number: number) => pages()[number - 1]?.scrollIntoView({ block: 'start' });
  const follow = () => {
    const { top = 0, height = 0 } = scroller.current?.getBoundingClientRect() ?? {};
    const last = pages().findLastIndex((page) => page.getBoundingClientRect().top <= top + height / 2);
    setCurrent(Math.max(0, last) + 1);
  };

  const zoomBy = (steps: number) => setStep((old) => Math.min(zooms.length - 1, Math.max(0, old + steps)));
  const rotate = () => setRotation((old) => (old + 90) % 360);
  const keys: Readonly<Record<string, () => void>> = {
    '+': () => zoomBy(1),
    '-': () => zoomBy(-1),
    '0': () => setStep(fits),
    r: rotate,
  };
  const showHits = useCallback(
    (hits: readonly Hit[], current: number) => {
      setFound({ hits, current });
      const page = hits[current]?.page;
      // Its page is drawn once it is near, and then scrolls to the hit itself.
      if (page) pages()[page - 1]?.scrollIntoView({ block: 'nearest' });
    },
    [pages],
  );
  const closeSearch = () => {
    setIsSearching(false);
    setFound(noHits);
    scroller.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (key === 'f' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      setIsSearching(true);
      return;
    }
    const isTyped = event.target instanceof HTMLInputElement;
    const act = isTyped || event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: every key has its button
    <div className="ui-pdf" onKeyDown={press}>
      <div className="tools">
        <Tool name={texts.previous} sign="‹" disabled={current === 1} onClick={() => turnTo(current - 1)} />
        <span aria-live="polite">{texts.page(current, count)}</span>
        <Tool name={texts.next} sign="›" disabled={current === count} onClick={() => turnTo(current + 1)} />
        <span className="rest" />
        {count > 1 && (
          <Tool
            name={texts.thumbnails}
            sign="▤"
            isPressed={hasThumbnails}
            onClick={() => setHasThumbnails(!hasThumbnails)}
          />
        )}
        <Tool
          name={texts.openSearch}
          sign={<Icon name="search" className="ui-small-icon" />}
          isPressed={isSearching}
          onClick={isSearching ? closeSearch : () => setIsSearching(true)}
        />
        <Tool name={texts.smaller} sign="−" disabled={step === 0} onClick={() => zoomBy(-1)} />
        <Tool name={texts.fit} sign={`${Math.round(zoom * 100)} %`} isText onClick={() => setStep(fits)} />
        <Tool name={texts.larger} sign="+" disabled={step === zooms.length - 1} onClick={() => zoomBy(1)} />
        <Tool name={texts.rotate} sign="⟳" onClick={rotate} />
      </div>
      {isSearching && <PdfSearch pdf={pdf} texts={texts} onHits={showHits} onClose={closeSearch} />}
      <div className="body">
        {hasThumbnails && (
          <PdfThumbnails
            pdf={pdf}
            current={current}
            name={texts.thumbnails}
            pageName={(number) => texts.page(number, count)}
            onOpen={turnTo}
          />
        )}
        <section
          ref={scroller}
          className="pages"
          aria-label={texts.pages}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
          tabIndex={0}
          onScroll={follow}
        >
          {room > 0 &&
            Array.from({ length: count }, (_, index) => (
              <PdfPage
                // biome-ignore lint/suspicious/noArrayIndexKey: a page's index is its identity
                key={index}
                pdf={pdf}
                number={index + 1}
                width={width}
                rotation={rotation}
                scroller={scroller}
                label={texts.page(index + 1, count)}
                hits={marked.get(index + 1) ?? none}
                withoutText={texts.withoutText}
                onFailure={onFailure}
              />
            ))}
        </section>
      </div>
    </div>
  );
};

const noHits: { hits: readonly Hit[]; current: number } = { hits: [], current: 0 };
const none: readonly MarkedPart[] = [];

/** Returns what is to be marked on each page that has a hit. */
const markedByPage = ({ hits, current }: typeof noHits): ReadonlyMap<number, readonly MarkedPart[]> => {
  const byPage = new Map<number, MarkedPart[]>();
  for (const [index, { page, parts }] of hits.entries()) {
    const marked = parts.map((part) => ({ ...part, isCurrent: index === current }));
    byPage.set(page, [...(byPage.get(page) ?? []), ...marked]);
  }
  return byPage;
};

interface ToolProps {
  /** Accessible name, including its key. */
  name: string;
  sign: ReactNode;
  /** Whether the sign is words, which the accessible name must then hold (WCAG 2.5.3). */
  isText?: boolean;
  /** Whether what it turns on is on. */
  isPressed?: boolean;
  disabled?: boolean;
  onClick: () => void;
}

/** Keeps the focus when it is disabled, on the last page for example: the keys would no longer work otherwise. */
const Tool = ({ name, sign, isText, isPressed, disabled, onClick }: ToolProps) => (
  <Button
    className="tool"
    title={isText ? `${sign}, ${name}` : name}
    aria-pressed={isPressed}
    aria-disabled={disabled}
    onClick={disabled ? undefined : onClick}
  >
    <span aria-hidden>{sign}</span>
  </Button>
);
