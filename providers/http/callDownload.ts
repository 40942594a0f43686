import type { z } from 'zod';
import type { Download } from '../../contract/calls/defineCall';
import { type CallOptions, purposeHeaders } from './callApi';
import { callUrl } from './callPublic';
import { request, timeouts } from './request';
import { readFieldErrors, sendSignedIn } from './sendSignedIn';

/** Makes a call of spec 7 that answers with a file. */
export const callDownload = <Input extends z.ZodType>(
  { method, path }: Download<Input>,
  input: z.input<Input>,
  options?: FetchOptions,
): Promise<Blob> => fetchFile(callUrl(path, input as object), method, options);

type FetchOptions = Pick<CallOptions, 'signal' | 'isSilent' | 'isPrefetch'>;

/** Fetches the file at a URL. */
export const fetchFile = (
  url: string,
  method = 'GET',
  { signal: caller, isSilent, isPrefetch }: FetchOptions = {},
): Promise<Blob> =>
  request({
    signal: caller,
    isSilent,
    timeout: timeouts.file,
    fieldErrors: readFieldErrors,
    send: (signal) => sendSignedIn(url, { method, signal, headers: purposeHeaders({ isPrefetch }) }),
    read: receive,
  });

/** Returns the content of a response; every chunk received renews the deadline. */
const receive = ({ body, headers }: Response, renew: () => void): Promise<Blob> => {
  const watched = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (chunk, controller) => {
      renew();
      controller.enqueue(chunk);
    },
  });
  return new Response(body?.pipeThrough(watched) ?? null, { headers }).blob();
};
