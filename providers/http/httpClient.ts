import { failure } from './failure';
import { trackInFlight } from './inFlight';
import { patience } from './patience';
import { sendSignedIn } from './sendSignedIn';
import { withDeadline } from './withDeadline';

/** The same transport in the form that ra-data-simple-rest asks for. */
export const httpClient = (url: string, init: RequestInit = {}) => {
  const headers = new Headers(init.headers);
  headers.set('Accept', 'application/json');
  if (init.body) headers.set('Content-Type', 'application/json');

  const run = async (signal: AbortSignal) => {
    const response = await sendSignedIn(url, { ...init, headers, signal });
    if (!response.ok) throw await failure(response);
    const body = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body,
      json: body === '' ? undefined : JSON.parse(body),
    };
  };
  return trackInFlight(() => withDeadline(patience.answer, init.signal, run));
};
