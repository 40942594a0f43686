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
const zip64 = 0xffffffff;
const [stored, deflated] = [0, 8];

/** Packed bytes per push to the inflater; one push can expand a thousandfold before its size is checked. */
const stepBytes = 4096;

/**
 * Lists the files of an archive from its directory, without inflating anything. Refuses what no workbook has:
 * other compression methods, encryption, overlapping files, sizes beyond 4 GB.
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

/** Inflates a file of an archive; refuses it as soon as it exceeds its declared size. */
export const inflateEntry = ({ packed, size, isStored }: ZipEntry): Uint8Array => {
  if (isStored) {
    if (packed.length !== size) throw new UnreadableWorkbook('damaged');
    return packed;
  }
  const content = new Uint8Array(size);
  let filled = 0;
  const inflate = new Inflate((chunk) => {
    if (filled + chunk.length > size) throw new UnreadableWorkbook('tooLarge');
    content.set(chunk, filled);
    filled += chunk.length;
  });
  try {
    for (let at = 0; at < packed.length; at += stepBytes)
      inflate.push(packed.subarray(at, at + stepBytes), at + stepBytes >= packed.length);
  } catch (failure) {
    throw failure instanceof UnreadableWorkbook ? failure : new UnreadableWorkbook('damaged');
  }
  if (filled !== size) throw new UnreadableWorkbook('damaged');
  return content;
};

const findEnd = (view: DataView): number => {
  const last = view.byteLength - endLength;
  for (let at = last; at >= Math.max(0, last - maxCommentLength); at -= 1)
    if (view.getUint32(at, true) === endSignature) return at;
  throw new UnreadableWorkbook('damaged');
};

const readEntry = (bytes: Uint8Array, view: DataView, at: number): { entry: ZipEntry; next: number } => {
  if (view.getUint32(at, true) !== entrySignature) throw new UnreadableWorkbook('damaged');
  const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)];
  const [packedSize, size] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)];
  const nameLength = view.getUint16(at + 28, true);
  const local = view.getUint32(at + 42, true);
  if (flags & 1) throw new UnreadableWorkbook('encrypted');
  if (method !== stored && method !== deflated) throw new UnreadableWorkbook('damaged');
  if ([packedSize, size, local].includes(zip64)) throw new UnreadableWorkbook('tooLarge');
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
    next: at + entryLength + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true),
  };
};

const list = (bytes: Uint8Array): ZipEntry[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < endLength || view.getUint32(0, true) !== localSignature)
    throw new UnreadableWorkbook('notZip');
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > workbookLimits.entries) throw new UnreadableWorkbook('tooLarge');
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    const { entry, next } = readEntry(bytes, view, at);
    entries.push(entry);
    at = next;
  }
  return entries;
};
