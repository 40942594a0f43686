import { Unzlib, unzlibSync } from 'fflate';
import type { PdfOutline } from './outlinePdf';

/** Packed bytes per push to the inflater; they can't expand more than about a thousandfold. */
const stepBytes = 4096;
/**
 * The most bytes that all packed objects of one document may expand to; an ordinary document stays below a
 * megabyte.
 */
const maxUnpacked = 16_000_000;

/** The packed objects of a document. */
export interface Unpacked {
  readonly streams: readonly UnpackedStream[];
  /** Whether all of them could be read. */
  readonly isWhole: boolean;
}

interface UnpackedStream {
  readonly bytes: Uint8Array;
  /** Where the packed stream begins in the document. */
  readonly begin: number;
  /** Where its first object begins; before that, the number and the place of each. */
  readonly first: number;
}

/** Inflates zlib data up to a limit; damaged data as far as possible. */
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

/** Inflates data that fits into one step, in a tenth of the time: a document may have thousands of small streams. */
const inflateAtOnce = (packed: Uint8Array): { bytes: Uint8Array; isWhole: boolean } => {
  try {
    return { bytes: unzlibSync(packed), isWhole: true };
  } catch {
    return { bytes: new Uint8Array(), isWhole: false };
  }
};

/**
 * Unpacks the objects in a PDF's object streams, which a search of its bytes would miss. Never unpacks more
 * than a fixed number of streams and bytes.
 */
export const unpackStreams = (content: Uint8Array, { packed, hasMorePacked }: PdfOutline): Unpacked => {
  const streams: UnpackedStream[] = [];
  let isWhole = !hasMorePacked;
  let room = maxUnpacked;
  for (const { begin, end, isPlain, first } of packed) {
    const bytes = content.subarray(begin, end);
    const unpacked = isPlain
      ? { bytes, isWhole: true }
      : bytes.length <= stepBytes
        ? inflateAtOnce(bytes)
        : inflateInSteps(bytes, room);
    streams.push({ bytes: unpacked.bytes, begin, first: first ?? 0 });
    room -= unpacked.bytes.length;
    isWhole &&= unpacked.isWhole && first !== undefined && room > 0;
    if (room <= 0) break;
  }
  return { streams, isWhole };
};
