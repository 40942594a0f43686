import { Inflate } from 'fflate';
import type { ZipEntry } from './listZip';
import { UnreadableWorkbook } from './unreadableWorkbook';

/** Packed bytes given to the inflater at once: what they can grow to before anyone looks is a thousand times this. */
const stepBytes = 4096;

/** The content of a file of an archive; one that grows beyond what it declared is refused while it does. */
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
