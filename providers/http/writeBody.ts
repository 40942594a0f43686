import { HttpError } from 'ra-core';
import { v4 as uuid } from 'uuid';

/** A placeholder in a call's input for a text that is the content of a file, read while the body is written. */
export class FileText {
  constructor(
    readonly file: Blob,
    /** Precedes the content, which is sent as base64; inserted into the JSON text as is. */
    readonly prefix: string,
    /** The message for when the file can't be read. */
    readonly unreadableMessage: string,
  ) {}
}

/** The input of a call, in which any text may be replaced by the content of a file. */
export type Sendable<T> = T extends string
  ? T | FileText
  : T extends readonly (infer Item)[]
    ? readonly Sendable<Item>[]
    : T extends object
      ? { [Key in keyof T]: Sendable<T[Key]> }
      : T;

/**
 * Writes the JSON body of a call. With files, the body is a blob that joins their content with the text
 * around them: the same bytes as one long string, which would take ten times as much memory and time.
 * `onRead` is called with the share of the files read, 0 to 1.
 */
export const writeBody = async (
  input: unknown,
  signal: AbortSignal,
  onRead: (share: number) => void,
): Promise<string | Blob> => {
  const files: FileText[] = [];
  const marker = uuid();
  const text = JSON.stringify(input, (_, value: unknown) => {
    if (!(value instanceof FileText)) return value;
    files.push(value);
    return marker;
  });
  const [first = '', ...others] = text.split(marker);
  if (files.length === 0) return text;

  const total = files.reduce((sum, { file }) => sum + file.size, 0);
  let read = 0;
  const parts: (string | Blob)[] = [first];
  for (const [index, file] of files.entries()) {
    const content = await readAsBase64(file, (bytes) => {
      signal.throwIfAborted();
      read += bytes;
      onRead(read / total);
    });
    parts.push(file.prefix, ...content, others[index] ?? '');
  }
  return new Blob(parts, { type: 'application/json' });
};

/** Bytes read at a time: few enough for a short task, and a multiple of three, as base64 requires. */
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
 * Returns the content of a file as base64, in blobs that the browser keeps outside the page's memory, so that
 * the whole text is never in memory. A file that can't be read rejects like a refusal, with its message (spec
 * 5, Uploads).
 */
const readAsBase64 = (
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
  // One file at a time: its slices wait for the disk together, but the files are never all in memory.
  return Promise.all(Array.from({ length: sliceCount }, (_, index) => read(index * sliceBytes)));
};

/** Called with the share of the body sent so far, 0 to 1. */
export type OnSent = (share: number) => void;

const headersOf = (request: XMLHttpRequest): Headers => {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
};

/** Sends like fetch, but reports how much of the body has been sent, which fetch does not know. */
export const sendWithProgress = (url: string, init: RequestInit, onSent: OnSent): Promise<Response> =>
  new Promise((resolve, reject) => {
    const { signal } = init;
    const request = new XMLHttpRequest();
    const stop = () => {
      request.abort();
      reject(signal?.reason);
    };
    if (signal?.aborted) {
      stop();
      return;
    }
    signal?.addEventListener('abort', stop);
    request.open(init.method ?? 'GET', url);
    for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onSent(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('error', () => reject(new TypeError('The network failed')));
    request.addEventListener('load', () =>
      resolve(
        new Response(request.responseText || null, { status: request.status, headers: headersOf(request) }),
      ),
    );
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', stop));
    request.send(init.body as XMLHttpRequestBodyInit | null | undefined);
  });
