import { failure } from './failure';
import { trackInFlight } from './inFlight';
import { sendSignedIn } from './sendSignedIn';

/** The same transport in the form that ra-data-simple-rest asks for. */
export const httpClient = (url: string, init: RequestInit = {}) =>
  trackInFlight(async () => {
    const headers = new Headers(init.headers);
    headers.set('Accept', 'application/json');
    if (init.body) headers.set('Content-Type', 'application/json');
    const response = await sendSignedIn(url, { ...init, headers });
    if (!response.ok) throw await failure(response);
    const body = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body,
      json: body === '' ? undefined : JSON.parse(body),
    };
  });
