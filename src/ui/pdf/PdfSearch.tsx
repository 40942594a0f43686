import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '../buttons/Button';
import { findText, type Hit, type PdfText, readTexts } from './findText';
import type { OpenPdf } from './openPdf';

/** The texts of the search, already translated. */
export interface PdfSearchTexts {
  /** Name of the field. */
  search: string;
  hit: (number: number, count: number) => string;
  noHits: string;
  previousHit: string;
  nextHit: string;
  closeSearch: string;
}

interface PdfSearchProps {
  pdf: OpenPdf;
  texts: PdfSearchTexts;
  /** Called with all hits and the index of the one to show. */
  onHits: (hits: readonly Hit[], current: number) => void;
  onClose: () => void;
}

/** A field that searches the text of a document, and steps through the hits: Enter to the next, Shift+Enter back. */
export const PdfSearch = ({ pdf, texts, onHits, onClose }: PdfSearchProps) => {
  const field = useRef<HTMLInputElement>(null);
  const [sought, setSought] = useState('');
  const [pages, setPages] = useState<readonly (readonly PdfText[])[]>();
  const [found, setFound] = useState<{ hits: readonly Hit[]; current: number }>({ hits: [], current: 0 });

  useEffect(() => {
    field.current?.focus();
    let isGone = false;
    // The pages report what can't be read.
    readTexts(pdf).then(
      (read) => isGone || setPages(read),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [pdf]);

  const show = (hits: readonly Hit[], current: number) => {
    setFound({ hits, current });
    onHits(hits, current);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another text or another document is searched for anew
  useEffect(() => {
    if (pages) show(findText(pages, sought), 0);
  }, [pages, sought]);
  const { hits, current } = found;
  const step = (by: number) => hits.length > 0 && show(hits, (current + by + hits.length) % hits.length);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    // Escape would also close the sheet around it.
    event.stopPropagation();
    if (event.key === 'Escape') onClose();
    else step(event.shiftKey ? -1 : 1);
  };
  const said = hits.length > 0 ? texts.hit(current + 1, hits.length) : texts.noHits;
  return (
    <search className="search">
      <input
        ref={field}
        type="search"
        aria-label={texts.search}
        placeholder={texts.search}
        value={sought}
        onChange={(event) => setSought(event.target.value)}
        onKeyDown={press}
      />
      <span role="status">{pages && sought.trim() && said}</span>
      <IconButton icon="up" aria-label={texts.previousHit} onClick={() => step(-1)} />
      <IconButton icon="down" aria-label={texts.nextHit} onClick={() => step(1)} />
      <IconButton icon="close" aria-label={texts.closeSearch} onClick={onClose} />
    </search>
  );
};
