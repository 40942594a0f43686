import { Inflate } from 'fflate';
import { UnreadableWorkbook } from './faults';
import { workbookLimits } from './workbookLimits';

/** A file in an archive, as declared by the archive's directory. */
export interface ZipEntry {
  readonly name: string;
  readonly isStored: boolean;
  /** Its bytes as stored in the archive. */
  readonly packed: Uint8Array;
  /** The size in bytes that it claims to inflate to. */
  readonly size: number;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const endLength = 22;
const entryLength = 46;
const localLength = 30;
const maxCommentLength = 65_535;
/** What a directory says where the number itself stands in its 64-bit form. */
const elsewhere = 0xffffffff;
const endLocatorSignature = 0x07064b50;
const end64Signature = 0x06064b50;
const [endLocatorLength, extraOf64] = [20, 1];
const [stored, deflated] = [0, 8];

/** Packed bytes per push to the inflater; one push can expand a thousandfold before its size is checked. */
const stepBytes = 16_384;

/**
 * Lists the files of an archive from its directory, which may be one of zip64, without inflating anything. Refuses what
 * no workbook has: other compression methods, encryption, overlapping files.
 */
export const listZip = (bytes: Uint8Array): ZipEntry[] => {
  let entries: ZipEntry[];
  try {
    entries = list(bytes);
  } catch (failure) {
    // An offset points outside the file.
    if (failure instanceof RangeError) throw new UnreadableWorkbook('damaged');
    throw failure;
  }
  const packedBytes = entries.reduce((total, { packed }) => total + packed.length, 0);
  const names = new Set(entries.map(({ name }) => name.toLowerCase()));
  if (packedBytes > bytes.length || names.size < entries.length) throw new UnreadableWorkbook('damaged');
  return entries;
};

/** Inflates a file of an archive chunk by chunk; refuses it as soon as it exceeds its declared size. */
export function* inflateEntry({ packed, size, isStored }: ZipEntry): Generator<Uint8Array> {
  let filled = 0;
  let made: Uint8Array[] = [];
  const inflate = new Inflate((chunk) => made.push(chunk));
  for (let at = 0; at < packed.length; at += stepBytes) {
    const step = packed.subarray(at, at + stepBytes);
    if (isStored) made.push(step);
    else {
      try {
        inflate.push(step, at + stepBytes >= packed.length);
      } catch {
        throw new UnreadableWorkbook('damaged');
      }
    }
    for (const chunk of made) {
      filled += chunk.length;
      if (filled > size) throw new UnreadableWorkbook('tooLarge');
      yield chunk;
    }
    made = [];
  }
  if (filled !== size) throw new UnreadableWorkbook('damaged');
}

const findEnd = (view: DataView): number => {
  const last = view.byteLength - endLength;
  for (let at = last; at >= Math.max(0, last - maxCommentLength); at -= 1)
    if (view.getUint32(at, true) === endSignature) return at;
  throw new UnreadableWorkbook('damaged');
};

const number64 = (view: DataView, at: number): number => Number(view.getBigUint64(at, true));

/** Returns size, packed size and place of an entry, each from its 64-bit form where the entry refers to that. */
const numbersOf = (view: DataView, at: number, extra: number, length: number): [number, number, number] => {
  const numbers: [number, number, number] = [
    view.getUint32(at + 24, true),
    view.getUint32(at + 20, true),
    view.getUint32(at + 42, true),
  ];
  let field = extra;
  while (field + 4 <= extra + length && view.getUint16(field, true) !== extraOf64)
    field += 4 + view.getUint16(field + 2, true);
  let next = field + 4;
  for (const [index, number] of numbers.entries()) {
    if (number !== elsewhere) continue;
    if (next + 8 > extra + length) throw new UnreadableWorkbook('damaged');
    numbers[index] = number64(view, next);
    next += 8;
  }
  return numbers;
};

/** Returns how many entries there are, and where the directory begins. */
const directoryOf = (view: DataView): { count: number; begin: number } => {
  const end = findEnd(view);
  const locator = end - endLocatorLength;
  if (locator >= 0 && view.getUint32(locator, true) === endLocatorSignature) {
    const end64 = number64(view, locator + 8);
    if (view.getUint32(end64, true) !== end64Signature) throw new UnreadableWorkbook('damaged');
    return { count: number64(view, end64 + 32), begin: number64(view, end64 + 48) };
  }
  return { count: view.getUint16(end + 10, true), begin: view.getUint32(end + 16, true) };
};

const readEntry = (bytes: Uint8Array, view: DataView, at: number): { entry: ZipEntry; next: number } => {
  if (view.getUint32(at, true) !== entrySignature) throw new UnreadableWorkbook('damaged');
  const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)];
  const nameLength = view.getUint16(at + 28, true);
  const extraLength = view.getUint16(at + 30, true);
  const [size, packedSize, local] = numbersOf(view, at, at + entryLength + nameLength, extraLength);
  if (flags & 1) throw new UnreadableWorkbook('encrypted');
  if (method !== stored && method !== deflated) throw new UnreadableWorkbook('damaged');
  if (view.getUint32(local, true) !== localSignature) throw new UnreadableWorkbook('damaged');
  const start = local + localLength + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  if (start + packedSize > bytes.length) throw new UnreadableWorkbook('damaged');
  const name = new TextDecoder().decode(bytes.subarray(at + entryLength, at + entryLength + nameLength));
  return {
    entry: {
      name: name.replaceAll('\\', '/'),
      isStored: method === stored,
      packed: bytes.subarray(start, start + packedSize),
      size,
    },
    next: at + entryLength + nameLength + extraLength + view.getUint16(at + 32, true),
  };
};

const list = (bytes: Uint8Array): ZipEntry[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < endLength || view.getUint32(0, true) !== localSignature)
    throw new UnreadableWorkbook('notZip');
  const { count, begin } = directoryOf(view);
  if (count > workbookLimits.entries) throw new UnreadableWorkbook('tooLarge', 'entries');
  const entries: ZipEntry[] = [];
  let at = begin;
  for (let index = 0; index < count; index += 1) {
    const { entry, next } = readEntry(bytes, view, at);
    entries.push(entry);
    at = next;
  }
  return entries;
};
