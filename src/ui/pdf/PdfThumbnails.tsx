import { type RefObject, useEffect, useRef } from 'react';
import { drawPicture } from './drawPicture';
import type { OpenPdf } from './openPdf';
import { useNear } from './useNear';
import './pdfThumbnails.css';

interface PdfThumbnailsProps {
  pdf: OpenPdf;
  /** The page in sight, from 1. */
  current: number;
  /** Accessible name. */
  name: string;
  pageName: (number: number) => string;
  onOpen: (number: number) => void;
}

/** A column with a small picture of every page, each of which leads to its page. */
export const PdfThumbnails = ({ pdf, current, name, pageName, onOpen }: PdfThumbnailsProps) => {
  const column = useRef<HTMLElement>(null);
  return (
    <nav ref={column} className="thumbnails" aria-label={name}>
      {Array.from({ length: pdf.document.numPages }, (_, index) => (
        <Thumbnail
          // biome-ignore lint/suspicious/noArrayIndexKey: a page's index is its identity
          key={index}
          pdf={pdf}
          number={index + 1}
          isCurrent={index + 1 === current}
          name={pageName(index + 1)}
          column={column}
          onOpen={() => onOpen(index + 1)}
        />
      ))}
    </nav>
  );
};

/** In CSS pixels. */
const width = 96;

interface ThumbnailProps {
  pdf: OpenPdf;
  number: number;
  isCurrent: boolean;
  name: string;
  column: RefObject<HTMLElement | null>;
  onOpen: () => void;
}

const Thumbnail = ({ pdf, number, isCurrent, name, column, onOpen }: ThumbnailProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const isNear = useNear(button, column);
  useEffect(() => {
    if (!isNear || !canvas.current) return;
    const picture = drawPicture({ pdf, number, width, canvas: canvas.current });
    // A page that cannot be drawn is reported by the viewer, which shows it large.
    picture.ended.catch(() => undefined);
    return picture.cancel;
  }, [pdf, number, isNear]);
  useEffect(() => {
    if (isCurrent) button.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <button
      ref={button}
      type="button"
      aria-label={name}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onOpen}
    >
      <canvas ref={canvas} />
      <span aria-hidden>{number}</span>
    </button>
  );
};
