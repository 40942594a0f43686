import type { PdfProblem } from '../contract/rules/uploads';
import { opensWithoutPassword } from './opensWithoutPassword';
import type { PdfObjects } from './pdfObjects';
import type { PdfTrailers } from './pdfTrailers';
import { isDictionary, type PdfDictionary } from './readPdfValue';

/**
 * Returns what keeps a reader from opening an encrypted PDF; undefined if nothing does. When in doubt, nothing: every
 * encryption dictionary found must say so.
 */
export const lockOf = (objects: PdfObjects, { dictionaries }: PdfTrailers): PdfProblem | undefined => {
  const locks = dictionaries.flatMap((trailer) => {
    const { value: encryption, isWhole } = objects(trailer.get('Encrypt'));
    if (!isDictionary(encryption)) return [];
    return [isWhole ? lockBy(objects, encryption, idOf(objects, trailer)) : undefined];
  });
  return locks.every(Boolean) ? locks[0] : undefined;
};

const lockBy = (objects: PdfObjects, encryption: PdfDictionary, id: Uint8Array): PdfProblem | undefined => {
  const filter = objects(encryption.get('Filter'));
  if (!filter.isWhole) return undefined;
  if (filter.value !== 'Standard') return 'certificateNeeded';
  return opensWithoutPassword(objects, encryption, id) === false ? 'passwordNeeded' : undefined;
};

/** Returns the first part of the document identifier in a trailer. */
const idOf = (objects: PdfObjects, trailer: PdfDictionary): Uint8Array => {
  const id = objects(trailer.get('ID')).value;
  const first = Array.isArray(id) ? objects(id[0]).value : undefined;
  return first instanceof Uint8Array ? first : new Uint8Array();
};
