import { HttpError } from 'ra-core';
import type { FileText } from './fileText';

/** Bytes that are read at a time: few enough for a short task, and whole groups of three, as base64 wants them. */
const sliceBytes = 3 * 256 * 1024;
const badRequest = 400;

const readSlice = (slice: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      const dataUrl = String(reader.result);
      resolve(dataUrl.slice(dataUrl.indexOf(',') + 1));
    };
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(slice);
  });

/**
 * The content of a file as base64, in blobs that the browser keeps outside the page's memory: the text is never there
 * as a whole. A file that can't be read rejects like a refusal, with its message (spec 5, Uploads).
 */
export const readAsBase64 = (
  { file, unreadableMessage }: FileText,
  onRead: (bytes: number) => void,
): Promise<Blob[]> => {
  const read = async (start: number) => {
    const slice = file.slice(start, start + sliceBytes);
    const text = await readSlice(slice).catch((cause: unknown) => {
      throw new HttpError(unreadableMessage, badRequest, { cause });
    });
    onRead(slice.size);
    return new Blob([text]);
  };
  const sliceCount = Math.ceil(file.size / sliceBytes);
  // The slices of one file at a time: they wait for the disk together, and never all files are in memory.
  return Promise.all(Array.from({ length: sliceCount }, (_, index) => read(index * sliceBytes)));
};
