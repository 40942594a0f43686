import { isDictionary, type PdfDictionary, readPdfValue } from './readPdfValue';

/** The most tables to follow; a document has one for each time it was saved. */
const maxTables = 64;

/** The table of objects that the end of a document names. */
export interface NamedTable {
  readonly trailer: PdfDictionary;
  /** The end of what it can tell of. */
  readonly end: number;
}

const plain = /\s{0,32}xref(?=\s)/y;
const section = /\s{1,32}\d{1,10}\s{1,8}(\d{1,10})(?=\s)/y;
const entry = /\s{1,32}\d{1,10}\s{1,8}\d{1,5}\s{1,8}[fn]/y;
const ending = /\s{0,32}trailer/y;
const packed = /\s{0,32}\d{1,10}\s{1,8}\d{1,5}\s{1,8}obj/y;

/** Returns where a match at this place ends, and its group; undefined if there is none. */
const matchAt = (pattern: RegExp, text: string, at: number) => {
  pattern.lastIndex = at;
  const found = pattern.exec(text);
  return found ? { end: pattern.lastIndex, count: Number(found[1]) } : undefined;
};

/** Returns where the dictionary of a well-formed table begins that is at this place, plain or packed. */
const dictionaryAt = (text: string, place: number): number | undefined => {
  const start = matchAt(plain, text, place);
  if (!start) return matchAt(packed, text, place)?.end;
  let { end } = start;
  for (let head = matchAt(section, text, end); head; head = matchAt(section, text, end)) {
    end = head.end;
    for (let left = head.count; left > 0; left -= 1) {
      const next = matchAt(entry, text, end);
      if (!next) return undefined;
      end = next.end;
    }
  }
  return matchAt(ending, text, end)?.end;
};

/** Returns whether every older table is in its place that a trailer refers to; `places` are those already seen. */
const hasOlderTables = (
  trailerAt: (place: number) => PdfDictionary | undefined,
  trailer: PdfDictionary,
  places: Set<number>,
): boolean => {
  const previous = trailer.get('Prev');
  if (typeof previous !== 'number' || places.has(previous)) return true;
  const older = places.size < maxTables ? trailerAt(previous) : undefined;
  return older !== undefined && hasOlderTables(trailerAt, older, places.add(previous));
};

/**
 * Finds the table of objects that the end of a document names. Undefined if it or an older one is not in its place or
 * has faults: readers then look for all objects and trailers. `header` is where the document begins, from where its
 * offsets may be counted.
 */
export const namedTable = (content: Uint8Array, text: string, header: number): NamedTable | undefined => {
  const end = text.lastIndexOf('startxref');
  const stated = end < 0 ? undefined : /^\s{0,64}(\d{1,10})/.exec(text.slice(end + 9, end + 90))?.[1];
  if (stated === undefined) return undefined;
  const place = Number(stated);
  const trailerAt = (at: number) => {
    const dictionary = dictionaryAt(text, at);
    const { value } = dictionary === undefined ? {} : readPdfValue(content, dictionary);
    // An object that has no fields of a table is another one.
    return isDictionary(value) && (value.has('W') || matchAt(plain, text, at)) ? value : undefined;
  };
  const tables = [header, 0].flatMap((origin) => {
    const trailer = trailerAt(origin + place);
    return trailer ? [{ trailer, origin }] : [];
  });
  const [named] = tables;
  const isWhole =
    named && hasOlderTables((at) => trailerAt(named.origin + at), named.trailer, new Set([place]));
  return isWhole ? { trailer: named.trailer, end } : undefined;
};
