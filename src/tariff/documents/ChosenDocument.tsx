import { useEffect, useRef, useState } from 'react';
import { Sheet } from '../../ui/dialog/Sheet';
import { drawPicture } from '../../ui/pdf/drawPicture';
import { type OpenPdf, openPdf } from '../../ui/pdf/openPdf';
import { PdfViewer } from '../../ui/pdf/PdfViewer';
import { useNear } from '../../ui/pdf/useNear';
import { documentTexts, pdfTexts } from './texts';
import './chosenDocument.css';

/** In CSS pixels. */
const width = 160;

/**
 * The first page of a document that has just been chosen, with the number of its pages, so that another person's
 * document is noticed before it is sent; a press shows all of it. Renders nothing for what cannot be drawn.
 */
export const ChosenDocument = ({ file }: { file: File }) => {
  const place = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const isNear = useNear(place);
  const [pageCount, setPageCount] = useState<number>();
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    if (!isNear || pageCount !== undefined) return;
    let isGone = false;
    const draw = async () => {
      const pdf = await openPdf(file);
      try {
        if (isGone || !canvas.current) return;
        await drawPicture({ pdf, number: 1, width, canvas: canvas.current }).ended;
        if (!isGone) setPageCount(pdf.document.numPages);
      } finally {
        pdf.close();
      }
    };
    // The field itself has judged the file; one that is not drawn can be sent all the same.
    draw().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [file, isNear, pageCount]);

  const name = documentTexts.firstPage(file.name);
  return (
    <div ref={place} className="chosen-document kit-screen-only">
      <button
        type="button"
        hidden={pageCount === undefined}
        aria-label={name}
        onClick={() => setIsOpen(true)}
      >
        <canvas ref={canvas} />
      </button>
      {pageCount !== undefined && <span>{documentTexts.pageCount(pageCount)}</span>}
      {isOpen && <ChosenSheet file={file} onClose={() => setIsOpen(false)} />}
    </div>
  );
};

const ChosenSheet = ({ file, onClose }: { file: File; onClose: () => void }) => {
  const [pdf, setPdf] = useState<OpenPdf>();
  useEffect(() => {
    const opening = openPdf(file);
    opening.then(setPdf, onClose);
    return () => void opening.then(({ close }) => close()).catch(() => undefined);
  }, [file, onClose]);
  return (
    <Sheet title={file.name} closeText={documentTexts.close} onClose={onClose}>
      <div className="chosen-sheet">
        {pdf && <PdfViewer pdf={pdf} texts={pdfTexts} onFailure={onClose} />}
      </div>
    </Sheet>
  );
};
