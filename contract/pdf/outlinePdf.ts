import { plainNames } from './plainNames';

/** How far before its content a stream says what it is, and before its word an object its number. */
const dictionaryRange = 2048;
const numberRange = 32;
/** Object streams that are looked into, of which 5 MB of an ordinary document hold a few hundred. */
const maxPacked = 4000;
/** Trailers that are looked at, from the end; a document has one for each time that it was saved. */
const maxTrailers = 4;

/** A stream of packed objects. */
export interface PackedObjects {
  readonly begin: number;
  readonly end: number;
  /** Whether they are packed at all. */
  readonly isPlain: boolean;
}

/** Where the parts of a PDF stand that can be judged. */
export interface PdfOutline {
  /** Where each object begins, behind its number; of several with one number the last. */
  readonly objects: ReadonlyMap<number, number>;
  readonly packed: readonly PackedObjects[];
  /** Whether there are more packed objects than are looked into. */
  readonly hasMorePacked: boolean;
  /** Where the last trailers begin, those that are streams included. */
  readonly trailers: readonly number[];
}

const header = /(\d{1,10})\s{1,8}\d{1,5}\s{0,8}$/;
const words = /stream(?=[\r\n])|trailer|obj/g;

/** Behind the line that a stream's word ends. */
const contentAt = (text: string, end: number) =>
  text[end] === '\r' && text[end + 1] === '\n' ? end + 2 : end + 1;

/** Where a stream ends: where it says so, if it tells the truth, else before the next word that ends one. */
const endOf = (text: string, begin: number, dictionary: string): number => {
  const stated = /\/Length\s{1,8}(\d{1,9})(?!\d|\s+\d+\s+R)/.exec(dictionary)?.[1];
  const end = begin + Number(stated);
  if (stated && /^\s{0,2}endstream/.test(text.slice(end, end + 12))) return end;
  return text.indexOf('endstream', begin);
};

/**
 * Objects, packed objects and trailers of a PDF, found in one walk over its text from beginning to end. What streams
 * hold is not walked through, so that a document inside of another does not speak for it.
 */
export const outlinePdf = (content: Uint8Array, text: string): PdfOutline => {
  const objects = new Map<number, number>();
  const packed: PackedObjects[] = [];
  const trailers: number[] = [];
  let packedCount = 0;
  /** End of the last stream, and begin of the last object. */
  let [before, lastObject] = [0, 0];
  words.lastIndex = 0;
  for (let found = words.exec(text); found; found = words.exec(text)) {
    const { 0: word, index } = found;
    if (text.startsWith('end', index - 3)) continue;
    if (word === 'obj') {
      const number = header.exec(text.slice(Math.max(0, index - numberRange), index))?.[1];
      lastObject = index + word.length;
      if (number) objects.set(Number(number), lastObject);
    } else if (word === 'trailer') trailers.push(index + word.length);
    else {
      const own = Math.max(before, index - dictionaryRange, lastObject);
      const dictionary = plainNames(content.subarray(own, index));
      const begin = contentAt(text, index + word.length);
      const end = endOf(text, begin, dictionary);
      const isPacked = /\/ObjStm/.test(dictionary);
      if (isPacked) packedCount += 1;
      if (isPacked && packed.length < maxPacked)
        packed.push({
          begin,
          end: end < 0 ? text.length : end,
          isPlain: !dictionary.includes('/Filter'),
        });
      if (/\/XRef/.test(dictionary)) trailers.push(own + Math.max(0, text.slice(own, index).indexOf('<<')));
      if (end < 0) break;
      before = end;
      words.lastIndex = text.indexOf('endstream', end) + 'endstream'.length;
    }
  }
  return {
    objects,
    packed,
    hasMorePacked: packedCount > packed.length,
    trailers: trailers.slice(-maxTrailers),
  };
};
