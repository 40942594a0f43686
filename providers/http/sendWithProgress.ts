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
