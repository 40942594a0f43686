import { opensWithoutPassword } from './opensWithoutPassword';
import type { PdfOutline } from './outlinePdf';
import { type PdfDictionary, type PdfValue, readPdfValue } from './readPdfValue';

const isDictionary = (value: PdfValue | undefined): value is PdfDictionary => value instanceof Map;

/** Returns the first part of the document identifier in a trailer. */
const idOf = (trailer: PdfDictionary): Uint8Array => {
  const id = trailer.get('ID');
  const first = Array.isArray(id) ? id[0] : undefined;
  return first instanceof Uint8Array ? first : new Uint8Array();
};

/**
 * Returns whether a PDF asks for a password before it opens. When in doubt, no: every encryption dictionary
 * found must say so.
 */
export const asksForPassword = (content: Uint8Array, { objects, trailers }: PdfOutline): boolean => {
  const answers = trailers.flatMap((place) => {
    const trailer = readPdfValue(content, place);
    const named = isDictionary(trailer) ? trailer.get('Encrypt') : undefined;
    if (!isDictionary(trailer) || named === undefined) return [];
    const isReference = typeof named === 'object' && 'object' in named;
    const at = isReference ? objects.get(named.object) : undefined;
    const encryption = at === undefined ? named : readPdfValue(content, at);
    return [isDictionary(encryption) ? opensWithoutPassword(encryption, idOf(trailer)) : undefined];
  });
  return answers.length > 0 && answers.every((answer) => answer === false);
};
