import { Unzlib } from 'fflate';
import { plainNames } from './plainNames';

/** Packed bytes given to the inflater at once. */
const stepBytes = 4096;
/** What all packed objects of one document may grow to; those of an ordinary one stay below a megabyte. */
const maxUnpacked = 16_000_000;
/** How far before its content a stream says what it is. */
const dictionaryRange = 2048;

const streamWord = /stream\r?\n/g;
const latin1 = new TextDecoder('latin1');

/** Packed objects of a document, as text. */
export interface Unpacked {
  readonly texts: readonly string[];
  /** Whether all of them could be read. */
  readonly isWhole: boolean;
}

/** What zlib data holds, up to a limit; damaged data as far as it goes. */
const inflate = (packed: Uint8Array, limit: number): { bytes: Uint8Array; isWhole: boolean } => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  let isFinished = false;
  const unzlib = new Unzlib((chunk, isLast) => {
    chunks.push(chunk);
    length += chunk.length;
    isFinished = isLast;
  });
  try {
    for (let at = 0; at < packed.length && length <= limit; at += stepBytes)
      unzlib.push(packed.slice(at, at + stepBytes), at + stepBytes >= packed.length);
  } catch {
    isFinished = false;
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return { bytes, isWhole: isFinished && length <= limit };
};

/**
 * The objects that a PDF has packed into object streams, where a search of its bytes does not find them. Goes through
 * the document once, and never unpacks more than a fixed amount.
 */
export const unpackStreams = (content: Uint8Array, text: string): Unpacked => {
  const texts: string[] = [];
  let isWhole = true;
  let room = maxUnpacked;
  let before = 0;
  streamWord.lastIndex = 0;
  for (let found = streamWord.exec(text); found; found = streamWord.exec(text)) {
    const begin = found.index + found[0].length;
    const end = text.indexOf('endstream', begin);
    const dictionary = plainNames(text.slice(Math.max(before, found.index - dictionaryRange), found.index));
    const own = dictionary.slice(dictionary.lastIndexOf(' obj') + 1);
    const stop = end < 0 ? content.length : end;
    if (/\/ObjStm/.test(own)) {
      const { bytes, isWhole: isRead } = inflate(content.subarray(begin, stop), room);
      texts.push(latin1.decode(bytes));
      room -= bytes.length;
      isWhole &&= isRead && room > 0;
      if (room <= 0) break;
    }
    if (end < 0) break;
    before = end + 'endstream'.length;
    streamWord.lastIndex = before;
  }
  return { texts, isWhole };
};
