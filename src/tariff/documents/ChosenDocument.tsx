import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { RequestFormInput } from '../../../contract/entities/request';
import type { DocumentFacts } from '../../../contract/rules/judgeDocument';
import { Sheet } from '../../ui/dialog/Sheet';
import { drawPicture } from '../../ui/pdf/drawPicture';
import { type OpenPdf, openPdf } from '../../ui/pdf/openPdf';
import { PdfViewer } from '../../ui/pdf/PdfViewer';
import { useNear } from '../../ui/pdf/useNear';
import { peopleOf } from '../applicationDetail/peopleOf';
import { DocumentHints } from './DocumentHints';
import { readFacts } from './readFacts';
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
  const [facts, setFacts] = useState<DocumentFacts>();
  const [isOpen, setIsOpen] = useState(false);
  const request = useWatch<RequestFormInput>();

  // Once drawn, it stays.
  const isWanted = isNear || pageCount !== undefined;
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    const draw = async () => {
      const pdf = await openPdf(file);
      try {
        if (isGone || !canvas.current) return;
        await drawPicture({ pdf, number: 1, width, canvas: canvas.current }).ended;
        if (isGone) return;
        setPageCount(pdf.document.numPages);
        const read = await readFacts(pdf);
        if (!isGone) setFacts(read);
      } finally {
        pdf.close();
      }
    };
    // The field itself has judged the file; one that is not drawn can be sent all the same.
    draw().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [file, isWanted]);

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
      <div className="about">
        {pageCount !== undefined && <span>{documentTexts.pageCount(pageCount)}</span>}
        <DocumentHints facts={facts} people={peopleOf(request)} />
      </div>
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
