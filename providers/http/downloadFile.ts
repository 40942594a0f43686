import type { z } from 'zod';
import type { Download } from '../../contract/calls/defineCall';
import type { CallOptions } from './callApi';
import { callUrl } from './callUrl';
import { failure } from './failure';
import { trackInFlight } from './inFlight';
import { sendSignedIn } from './sendSignedIn';

/** Makes a call of spec 7 that answers with a file. */
export const downloadFile = <Input extends z.ZodType>(
  download: Download<Input>,
  input: z.input<Input>,
  { signal }: CallOptions = {},
): Promise<Blob> =>
  trackInFlight(async () => {
    const url = callUrl(download.path, input as object);
    const response = await sendSignedIn(url, { method: download.method, signal: signal ?? null });
    if (!response.ok) throw await failure(response);
    return response.blob();
  });
