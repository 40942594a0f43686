import { Unzlib, unzlibSync } from 'fflate';
import type { PdfOutline } from './outlinePdf';
import { plainNames } from './plainNames';

/** Packed bytes given to the inflater at once; they can't grow to more than a thousand times this. */
const stepBytes = 4096;
/** What all packed objects of one document may grow to; those of an ordinary one stay below a megabyte. */
const maxUnpacked = 16_000_000;

/** Packed objects of a document, as text with names in plain. */
export interface Unpacked {
  readonly texts: readonly string[];
  /** Whether all of them could be read. */
  readonly isWhole: boolean;
}

/** What zlib data holds, up to a limit; damaged data as far as it goes. */
const inflateInSteps = (packed: Uint8Array, limit: number): { bytes: Uint8Array; isWhole: boolean } => {
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

/** The same for what fits into one step, a tenth of the time: a document may have thousands of small ones. */
const inflateAtOnce = (packed: Uint8Array): { bytes: Uint8Array; isWhole: boolean } => {
  try {
    return { bytes: unzlibSync(packed), isWhole: true };
  } catch {
    return { bytes: new Uint8Array(), isWhole: false };
  }
};

/**
 * The objects that a PDF has packed into object streams, where a search of its bytes does not find them. Never unpacks
 * more than a fixed number of streams and bytes.
 */
export const unpackStreams = (content: Uint8Array, { packed, hasMorePacked }: PdfOutline): Unpacked => {
  const texts: string[] = [];
  let isWhole = !hasMorePacked;
  let room = maxUnpacked;
  for (const { begin, end, isPlain } of packed) {
    const bytes = content.subarray(begin, end);
    const unpacked = isPlain
      ? { bytes, isWhole: true }
      : bytes.length <= stepBytes
        ? inflateAtOnce(bytes)
        : inflateInSteps(bytes, room);
    texts.push(plainNames(unpacked.bytes));
    room -= unpacked.bytes.length;
    isWhole &&= unpacked.isWhole && room > 0;
    if (room <= 0) break;
  }
  return { texts, isWhole };
};
