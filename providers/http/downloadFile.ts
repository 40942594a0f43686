import type { z } from 'zod';
import type { Download } from '../../contract/calls/defineCall';
import type { CallOptions } from './callApi';
import { callUrl } from './callUrl';
import { failure } from './failure';
import { trackInFlight } from './inFlight';
import { patience } from './patience';
import { sendSignedIn } from './sendSignedIn';
import { withDeadline } from './withDeadline';

/** The content of a response; whatever arrives of it renews the deadline. */
const receive = ({ body, headers }: Response, renew: () => void): Promise<Blob> => {
  const watched = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (chunk, controller) => {
      renew();
      controller.enqueue(chunk);
    },
  });
  return new Response(body?.pipeThrough(watched) ?? null, { headers }).blob();
};

/** Makes a call of spec 7 that answers with a file. */
export const downloadFile = <Input extends z.ZodType>(
  download: Download<Input>,
  input: z.input<Input>,
  options: Pick<CallOptions, 'signal'> = {},
): Promise<Blob> => {
  const run = async (signal: AbortSignal, renew: () => void) => {
    const url = callUrl(download.path, input as object);
    const response = await sendSignedIn(url, { method: download.method, signal });
    if (!response.ok) throw await failure(response);
    return receive(response, renew);
  };
  return trackInFlight(() => withDeadline(patience.file, options.signal, run));
};
