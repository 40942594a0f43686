import { plainNames } from './plainNames';

/**
 * How far to look back: from a stream's content for its dictionary, and from the word `obj` for the object's
 * number.
 */
const dictionaryRange = 2048;
const numberRange = 32;
/** The most object streams to look into; an ordinary 5 MB document has a few hundred. */
const maxPacked = 4000;

/** A stream of packed objects. */
export interface PackedObjects {
  readonly begin: number;
  readonly end: number;
  /** Whether they are stored without compression. */
  readonly isPlain: boolean;
  /** Where in the unpacked stream the first object begins; undefined if that, or how it is packed, is not understood. */
  readonly first: number | undefined;
}

/** The offsets of those parts of a PDF that can be inspected. */
export interface PdfOutline {
  /** Where each object begins, after its number, by `objectKey`; the last one if several share a key. */
  readonly objects: ReadonlyMap<number, number>;
  readonly packed: readonly PackedObjects[];
  /** Whether there are more packed objects than the limit. */
  readonly hasMorePacked: boolean;
  /** Where the trailers begin, including those that are streams. */
  readonly trailers: readonly number[];
  /** Whether one of them is a stream; only such a table can name packed objects. */
  readonly hasStreamTable: boolean;
  /**
   * Whether the outline is sure to hold every object and no other: false if a stream seems to reach into the next
   * object, or if an object stands inside a table.
   */
  readonly isWhole: boolean;
}

/** Returns the key of an object's number and generation. */
export const objectKey = (number: number, generation: number): number => number * 100_000 + generation;

const header = /(\d{1,10})\s{1,8}(\d{1,5})\s{0,8}$/;
const words = /stream(?=[ \t]{0,8}[\r\n])|trailer|(?:start)?xref|obj/g;

/** Returns the offset after the line break that follows the word `stream`. */
const contentAt = (text: string, end: number) => {
  const afterBlanks = end + (/^[ \t]{1,8}/.exec(text.slice(end, end + 8))?.[0].length ?? 0);
  return text.startsWith('\r\n', afterBlanks) ? afterBlanks + 2 : afterBlanks + 1;
};

/**
 * Returns where a stream ends: at its stated length if that is correct, otherwise before the next `endstream`, which
 * is another stream's if this one has none. Undefined if there is no end.
 */
const endOf = (text: string, begin: number, dictionary: string): number | undefined => {
  const stated = /\/Length\s{1,8}(\d{1,9})(?!\d|\s+\d+\s+R)/.exec(dictionary)?.[1];
  const statedEnd = begin + Number(stated);
  if (stated && /^\s{0,2}endstream/.test(text.slice(statedEnd, statedEnd + 12))) return statedEnd;
  const end = text.indexOf('endstream', begin);
  return end < 0 ? undefined : end;
};

const firstOf = (dictionary: string): number | undefined => {
  if (dictionary.includes('/Predictor')) return undefined;
  const stated = /\/First\s{0,8}(\d{1,9})(?!\d|\s+\d+\s+R)/.exec(dictionary)?.[1];
  return stated === undefined ? undefined : Number(stated);
};

/**
 * Finds the objects, packed objects and trailers of a PDF in one pass over its text. Skips the content of
 * streams, so that an embedded document is not mistaken for the document itself. Objects from `endOfObjects` on do not
 * count, packed or not: a later save that was cut off.
 */
export const outlinePdf = (content: Uint8Array, text: string, endOfObjects: number): PdfOutline => {
  const objects = new Map<number, number>();
  const packed: PackedObjects[] = [];
  const trailers: number[] = [];
  let packedCount = 0;
  let [isWhole, hasStreamTable, hasEnds] = [true, false, true];
  /** The end of the last stream and the beginning of the last object. */
  let [before, lastObject] = [0, 0];
  /** The words that are missing until the table that has begun ends: `trailer` and `startxref`. */
  let tableWords = 0;
  words.lastIndex = 0;
  for (let found = words.exec(text); found; found = words.exec(text)) {
    const { 0: word, index } = found;
    if (text.startsWith('end', index - 3)) continue;
    if (word === 'xref') tableWords = 2;
    else if (word === 'startxref') tableWords = tableWords === 1 ? 0 : tableWords;
    else if (word === 'trailer') {
      trailers.push(index + word.length);
      tableWords = Math.min(1, tableWords);
    } else if (word === 'obj') {
      isWhole &&= tableWords === 0;
      const numbers = header.exec(text.slice(Math.max(0, index - numberRange), index));
      lastObject = index + word.length;
      const key = objectKey(Number(numbers?.[1]), Number(numbers?.[2]));
      if (numbers && index < endOfObjects) objects.set(key, lastObject);
    } else {
      const own = Math.max(before, index - dictionaryRange, lastObject);
      const dictionary = plainNames(content.subarray(own, index));
      const begin = contentAt(text, index + word.length);
      // Searched for once: a document may have many streams without an end.
      const end = hasEnds ? endOf(text, begin, dictionary) : undefined;
      hasEnds = end !== undefined;
      isWhole &&= tableWords === 0 && !text.slice(begin, end ?? begin).includes('endobj');
      const isPacked = /\/(ObjStm|First)/.test(dictionary);
      if (isPacked) packedCount += 1;
      if (isPacked && packed.length < maxPacked)
        packed.push({
          begin,
          end: end ?? text.length,
          isPlain: !dictionary.includes('/Filter'),
          first: index < endOfObjects ? firstOf(dictionary) : 0,
        });
      if (/\/XRef/.test(dictionary)) {
        hasStreamTable = true;
        trailers.push(own + Math.max(0, text.slice(own, index).indexOf('<<')));
      }
      before = end ?? begin;
      words.lastIndex = end === undefined ? begin : text.indexOf('endstream', end) + 'endstream'.length;
    }
  }
  return {
    objects,
    packed,
    hasMorePacked: packedCount > packed.length,
    trailers,
    hasStreamTable,
    isWhole,
  };
};
