import type { SentFiles } from './inspectFiles';
import { decodeBase64 } from './tasks/base64';

/** Browsers differ in the media type that they give a file. */
const dataUrl = /^data:[\w.+-]*(?:\/[\w.+-]*)?;base64,/;
const maxPrefixLength = 200;

/** Returns the bytes of a sent file, a data URL; undefined if it is none. A small one is text in the payload. */
export const sentBytes = (file: string, sentFiles: SentFiles): Uint8Array<ArrayBuffer> | undefined => {
  if (sentFiles.has(file)) return sentFiles.get(file)?.content;
  const prefix = dataUrl.exec(file.slice(0, maxPrefixLength))?.[0];
  return prefix === undefined ? undefined : decodeBase64(file.slice(prefix.length));
};
