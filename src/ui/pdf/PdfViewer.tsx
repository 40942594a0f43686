import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { Button } from '../buttons/Button';
import { useWidth } from '../layout/useWidth';
import type { OpenPdf } from './openPdf';
import { PdfPage } from './PdfPage';
import './pdf.css';

/** The texts of a viewer, already translated. */
export interface PdfTexts {
  /** Accessible name of the scrolling part. */
  pages: string;
  page: (number: number, count: number) => string;
  previous: string;
  next: string;
  smaller: string;
  larger: string;
  fit: string;
  rotate: string;
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

/** Shows the pages of a PDF one below the other. The buttons name their keys, which work while it has the focus. */
export const PdfViewer = ({ pdf, texts, onFailure }: PdfViewerProps) => {
  const count = pdf.document.numPages;
  const scroller = useRef<HTMLElement>(null);
  const room = useWidth(scroller);
  const [step, setStep] = useState(fits);
  const [rotation, setRotation] = useState(0);
  const [current, setCurrent] = useState(1);
  const zoom = zooms[step] ?? 1;
  const width = Math.floor(Math.max(0, room - 2 * margin) * zoom);

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
  const press = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key.toLowerCase()];
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
        <Tool name={texts.smaller} sign="−" disabled={step === 0} onClick={() => zoomBy(-1)} />
        <Tool name={texts.fit} sign={`${Math.round(zoom * 100)} %`} onClick={() => setStep(fits)} />
        <Tool name={texts.larger} sign="+" disabled={step === zooms.length - 1} onClick={() => zoomBy(1)} />
        <Tool name={texts.rotate} sign="⟳" onClick={rotate} />
      </div>
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
              withoutText={texts.withoutText}
              onFailure={onFailure}
            />
          ))}
      </section>
    </div>
  );
};

interface ToolProps {
  /** Accessible name, including its key. */
  name: string;
  sign: string;
  disabled?: boolean;
  onClick: () => void;
}

/** Keeps the focus when it is disabled, on the last page for example: the keys would no longer work otherwise. */
const Tool = ({ name, sign, disabled, onClick }: ToolProps) => (
  <Button
    className="tool"
    aria-label={name}
    title={name}
    aria-disabled={disabled}
    onClick={disabled ? undefined : onClick}
  >
    {sign}
  </Button>
);
