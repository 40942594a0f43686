import type { PDFPageProxy } from 'pdfjs-dist';
import type { OpenPdf } from './openPdf';

type TextItem = Extract<
  Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items'][number],
  { str: string }
>;

/** Whom a document is about stands at its beginning. */
const maxPages = 5;
/** In characters, of all pages together. */
const maxText = 60_000;
/** In characters: what a run of text costs besides its own. */
const itemCost = 5;
/** In milliseconds. */
const maxTime = 2_000;

/**
 * Reads where which text stands on the first pages, in the PDF's worker. Stops after 60,000 characters; resolves to
 * undefined if that takes over two seconds. Rejects for a document that can't be read.
 */
export const readPageTexts = async (pdf: Pick<OpenPdf, 'document'>): Promise<TextItem[][] | undefined> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const state = { isLate: false };
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => {
      state.isLate = true;
      resolve(undefined);
    }, maxTime);
  });
  try {
    return await Promise.race([readPages(pdf, state), late]);
  } finally {
    clearTimeout(timer);
  }
};

const readPages = async ({ document: pdf }: Pick<OpenPdf, 'document'>, state: { isLate: boolean }) => {
  const pages: TextItem[][] = [];
  let left = maxText;
  for (let number = 1; number <= Math.min(maxPages, pdf.numPages) && left > 0 && !state.isLate; number += 1) {
    const texts: TextItem[] = [];
    const reader: ReadableStreamDefaultReader<{ items: object[] }> = (await pdf.getPage(number))
      .streamTextContent()
      .getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      for (const item of value.items) {
        if (!('str' in item)) continue;
        const text = item as TextItem;
        left -= text.str.length + itemCost;
        if (left > 0) texts.push(text);
      }
      if (left <= 0 || state.isLate) {
        await reader.cancel(new Error('Enough was read.'));
        break;
      }
    }
    pages.push(texts);
  }
  return pages;
};
