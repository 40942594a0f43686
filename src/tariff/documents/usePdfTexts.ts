import { useTranslate } from 'ra-core';
import type { PdfTexts } from '../../ui/pdf/PdfViewer';

/** Returns the texts of the viewer of PDFs. */
export const usePdfTexts = (): PdfTexts => {
  const translate = useTranslate();
  return {
    pages: translate('documents.pages'),
    page: (number, count) => translate('documents.page', { number, count }),
    previous: translate('documents.previous'),
    next: translate('documents.next'),
    smaller: translate('documents.smaller'),
    larger: translate('documents.larger'),
    fit: translate('documents.fit'),
    rotate: translate('documents.rotate'),
    thumbnails: translate('documents.thumbnails'),
    openSearch: translate('documents.openSearch'),
    search: translate('documents.search'),
    hit: (number, count) => translate('documents.hit', { number, count }),
    noHits: translate('documents.noHits'),
    previousHit: translate('documents.previousHit'),
    nextHit: translate('documents.nextHit'),
    closeSearch: translate('documents.closeSearch'),
    withoutText: translate('documents.withoutText'),
  };
};
