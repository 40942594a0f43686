import type { PdfObjects } from './pdfObjects';
import type { PdfTrailers } from './pdfTrailers';
import { isDictionary, isReference, type PdfDictionary, type PdfValue } from './readPdfValue';

/** The most nodes of a page tree to look at; the first page is a few nodes down. */
const maxNodes = 64;

/** Whether a document has a page; undefined if that can't be said. */
export interface PageSearch {
  readonly hasPage: boolean | undefined;
  /** Whether the page tree has faults that a reader must get over: loops, missing nodes, no count. */
  readonly isDamaged: boolean;
}

/**
 * Looks for the first page of a document as its readers do: from the trailer to the catalogue and down the page tree. A
 * node without a list of others is a page, whatever it says it is.
 */
export const findPage = (objects: PdfObjects, { dictionaries, isWhole }: PdfTrailers): PageSearch => {
  const trees = dictionaries.flatMap((trailer) => {
    const catalogue = objects(trailer.get('Root'));
    const pages = isDictionary(catalogue.value) ? objects(catalogue.value.get('Pages')) : undefined;
    return isDictionary(pages?.value)
      ? [{ top: pages.value, isWhole: pages.isWhole && catalogue.isWhole }]
      : [];
  });
  const searches = trees.map((tree) => searchTree(objects, tree.top, tree.isWhole));
  const isSure = isWhole && searches.length > 0 && searches.every(({ hasPage }) => hasPage === false);
  return searches.some(({ hasPage }) => hasPage)
    ? { hasPage: true, isDamaged: searches.some((one) => one.isDamaged || !one.hasPage) }
    : { hasPage: isSure ? false : undefined, isDamaged: !isSure };
};

const searchTree = (objects: PdfObjects, top: PdfDictionary, isTopWhole: boolean): PageSearch => {
  const kidsOf = (node: PdfDictionary) => objects(node.get('Kids'));
  const isLeaf = (node: PdfDictionary) => !node.has('Kids') || objects(node.get('Type')).value === 'Page';
  let isWhole = isTopWhole;
  let isDamaged = false;
  const topCount = objects(top.get('Count')).value;
  if (!Array.isArray(kidsOf(top).value) && isLeaf(top)) {
    const hasPage = topCount !== 0;
    return { hasPage: hasPage || (isWhole ? false : undefined), isDamaged: true };
  }
  const next: PdfValue[] = [];
  const seen = new Set<number>();
  const open = (node: PdfDictionary) => {
    const kids = kidsOf(node);
    isWhole &&= kids.isWhole;
    isDamaged ||= !Array.isArray(kids.value) || typeof objects(node.get('Count')).value !== 'number';
    if (Array.isArray(kids.value)) next.push(...kids.value.toReversed());
  };
  open(top);
  for (let count = 0; next.length > 0; count += 1) {
    if (count === maxNodes) return { hasPage: undefined, isDamaged: true };
    const value = next.pop();
    if (isReference(value)) {
      if (seen.has(value.object)) {
        isDamaged = true;
        continue;
      }
      seen.add(value.object);
    }
    const node = objects(value);
    isWhole &&= node.isWhole;
    if (!isDictionary(node.value)) isDamaged = true;
    else if (isLeaf(node.value)) return { hasPage: true, isDamaged: isDamaged || Number(topCount) < 1 };
    else open(node.value);
  }
  // Where several pages are said to be, pdf.js may show an empty one in place of what it can't find.
  const isSure = isWhole && (!isDamaged || topCount === 0 || topCount === 1);
  return { hasPage: isSure ? false : undefined, isDamaged };
};
