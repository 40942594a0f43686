import type { OpenPdf } from './openPdf';

/** A run of text on a page, and whether a line ends after it. */
export interface PdfText {
  readonly str: string;
  readonly hasEOL: boolean;
}

/** Part of a run of text that a hit covers: the run's index on its page, and the characters from and to, exclusive. */
export interface HitPart {
  readonly run: number;
  readonly from: number;
  readonly to: number;
}

/** A place where the sought text is. */
export interface Hit {
  /** From 1. */
  readonly page: number;
  readonly parts: readonly HitPart[];
}

/** Reads the runs of text of every page. */
export const readTexts = async ({ document: pdf }: Pick<OpenPdf, 'document'>): Promise<PdfText[][]> => {
  const pages: PdfText[][] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.filter((item) => 'str' in item));
  }
  return pages;
};

/**
 * Finds a text on the pages, whatever its case and accents, also across runs and lines. Spaces in a number, such as a
 * tax number, do not count.
 */
export const findText = (pages: readonly (readonly PdfText[])[], sought: string): Hit[] => {
  const isNumber = /^[\d\s]*$/.test(sought);
  const target = isNumber ? fold(sought).replace(/\s/g, '') : fold(sought).trim().replace(/\s+/g, ' ');
  if (!target) return [];
  return pages.flatMap((texts, index) => {
    const { text, places } = foldedPage(texts, !isNumber);
    const hits: Hit[] = [];
    for (let at = text.indexOf(target); at !== -1; at = text.indexOf(target, at + target.length))
      hits.push({ page: index + 1, parts: partsOf(places.slice(at, at + target.length)) });
    return hits;
  });
};

/** Where a character of the folded text comes from; undefined for the end of a line. */
type Place = { readonly run: number; readonly at: number } | undefined;

const fold = (text: string) =>
  text.replace(/\p{M}/gu, '').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const foldedPage = (texts: readonly PdfText[], keepsSpaces: boolean) => {
  let text = '';
  const places: Place[] = [];
  const add = (folded: string, place: Place) => {
    for (const char of folded.split('')) {
      const isSpace = /\s/.test(char);
      if (isSpace && (!keepsSpaces || text.endsWith(' '))) continue;
      text += isSpace ? ' ' : char;
      places.push(place);
    }
  };
  for (const [run, { str, hasEOL }] of texts.entries()) {
    for (let at = 0; at < str.length; at += 1) add(fold(str.charAt(at)), { run, at });
    if (hasEOL) add(' ', undefined);
  }
  return { text, places };
};

const partsOf = (places: readonly Place[]): HitPart[] => {
  const parts: { run: number; from: number; to: number }[] = [];
  for (const place of places) {
    if (!place) continue;
    const last = parts.at(-1);
    if (last?.run === place.run) last.to = place.at + 1;
    else parts.push({ run: place.run, from: place.at, to: place.at + 1 });
  }
  return parts;
};
