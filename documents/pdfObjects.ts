import { objectKey, type PdfOutline } from './outlinePdf';
import { isReference, type PdfReading, type PdfReference, type PdfValue, readPdfValue } from './readPdfValue';
import type { Unpacked } from './unpackStreams';

/** The most packed objects whose places are kept; an ordinary 5 MB document has a few thousand. */
const maxObjects = 200_000;

/**
 * Follows a reference to its object; other values are returned as they are. A missing object is whole only if it
 * can't be in a part of the document that was not read.
 */
export type PdfObjects = (value: PdfValue | undefined) => PdfReading;

interface Place {
  readonly bytes: Uint8Array;
  readonly at: number;
}

/** Makes the objects of a document readable by number, plain and packed; the last of a number counts. */
export const pdfObjects = (
  content: Uint8Array,
  outline: PdfOutline,
  { streams, isWhole }: Unpacked,
): PdfObjects => {
  const packed = new Map<number, Place>();
  for (const { bytes, begin, first } of outline.hasStreamTable ? streams : []) {
    const numbers = readNumbers(bytes.subarray(0, first));
    for (let at = 0; at + 1 < numbers.length && packed.size < maxObjects; at += 2) {
      const [number = 0, offset = 0] = [numbers[at], numbers[at + 1]];
      const key = objectKey(number, 0);
      if (begin > (outline.objects.get(key) ?? 0)) packed.set(key, { bytes, at: first + offset });
    }
  }
  const isUsed = outline.hasStreamTable || streams.length === 0;
  const isKnown = isWhole && outline.isWhole && isUsed && packed.size < maxObjects;
  const read = ({ object, generation }: PdfReference): PdfReading => {
    const key = objectKey(object, generation);
    const plain = outline.objects.get(key);
    const place = packed.get(key) ?? (plain === undefined ? undefined : { bytes: content, at: plain });
    if (place) return readPdfValue(place.bytes, place.at);
    // A damaged table may give an object another generation.
    return { value: undefined, isWhole: isKnown && generation === 0 };
  };
  const known = new Map<number, PdfReading>();
  return (value) => {
    if (!isReference(value)) return { value, isWhole: true };
    const key = objectKey(value.object, value.generation);
    const reading = known.get(key) ?? read(value);
    known.set(key, reading);
    return reading;
  };
};

const [zero, nine] = ['0'.charCodeAt(0), '9'.charCodeAt(0)];

/** Returns the whole numbers in bytes, whatever separates them. */
const readNumbers = (bytes: Uint8Array): number[] => {
  const numbers: number[] = [];
  let isInside = false;
  for (const byte of bytes) {
    const isDigit = byte >= zero && byte <= nine;
    if (isDigit) numbers.push((isInside ? (numbers.pop() ?? 0) * 10 : 0) + byte - zero);
    isInside = isDigit;
    if (numbers.length > 2 * maxObjects) break;
  }
  return numbers;
};
