import { plainNames } from './plainNames';

/**
 * How far to look back: from a stream's content for its dictionary, and from the word `obj` for the object's
 * number.
 */
const dictionaryRange = 2048;
const numberRange = 32;
/** The most object streams to look into; an ordinary 5 MB document has a few hundred. */
const maxPacked = 4000;
/** The most trailers to look at, from the end; a document has one for each time it was saved. */
const maxTrailers = 4;

/** A stream of packed objects. */
export interface PackedObjects {
  readonly begin: number;
  readonly end: number;
  /** Whether they are stored without compression. */
  readonly isPlain: boolean;
}

/** The offsets of those parts of a PDF that can be inspected. */
export interface PdfOutline {
  /** Where each object begins, after its number; the last one if several share a number. */
  readonly objects: ReadonlyMap<number, number>;
  readonly packed: readonly PackedObjects[];
  /** Whether there are more packed objects than the limit. */
  readonly hasMorePacked: boolean;
  /** Where the last trailers begin, including those that are streams. */
  readonly trailers: readonly number[];
}

const header = /(\d{1,10})\s{1,8}\d{1,5}\s{0,8}$/;
const words = /stream(?=[\r\n])|trailer|obj/g;

/** Returns the offset after the line break that follows the word `stream`. */
const contentAt = (text: string, end: number) =>
  text[end] === '\r' && text[end + 1] === '\n' ? end + 2 : end + 1;

/** Returns where a stream ends: at its stated length if that is correct, otherwise before the next `endstream`. */
const endOf = (text: string, begin: number, dictionary: string): number => {
  const stated = /\/Length\s{1,8}(\d{1,9})(?!\d|\s+\d+\s+R)/.exec(dictionary)?.[1];
  const end = begin + Number(stated);
  if (stated && /^\s{0,2}endstream/.test(text.slice(end, end + 12))) return end;
  return text.indexOf('endstream', begin);
};

/**
 * Finds the objects, packed objects and trailers of a PDF in one pass over its text. Skips the content of
 * streams, so that an embedded document is not mistaken for the document itself.
 */
export const outlinePdf = (content: Uint8Array, text: string): PdfOutline => {
  const objects = new Map<number, number>();
  const packed: PackedObjects[] = [];
  const trailers: number[] = [];
  let packedCount = 0;
  /** The end of the last stream and the beginning of the last object. */
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
