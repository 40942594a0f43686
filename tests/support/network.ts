import { setupServer } from 'msw/node';
import { blobBytes } from './blobBytes';

/** The mock network (MSW); an unhandled request is an error. */
export const network = setupServer();

/** The requests of the page that nothing has answered yet and that it waits for: their URLs by MSW's id. */
export const unanswered = new Map<string, string>();
network.events.on('request:start', ({ request, requestId }) => {
  unanswered.set(requestId, request.url);
  // MSW does not tell the end of one that the page has given up.
  request.signal.addEventListener('abort', () => unanswered.delete(requestId));
});
network.events.on('request:end', ({ requestId }) => unanswered.delete(requestId));
network.events.on('unhandledException', ({ requestId }) => unanswered.delete(requestId));

/** Starts intercepting requests. */
export const listen = (): void => {
  network.listen({ onUnhandledRequest: 'error' });
  takeBlobBodies();
};

/** Makes XMLHttpRequest send the bytes of jsdom's blobs, which Node's requests can't read. */
const takeBlobBodies = (): void => {
  const Original = globalThis.XMLHttpRequest;
  const value = new Proxy(Original, {
    construct: (target) => {
      const request = new target();
      let isAborted = false;
      const own = {
        send: (body?: XMLHttpRequestBodyInit | null) => {
          if (!(body instanceof Blob)) return request.send(body);
          void blobBytes(body).then((bytes) => isAborted || request.send(bytes));
        },
        abort: () => {
          isAborted = true;
          request.abort();
        },
      };
      return new Proxy(request, {
        get: (_, name) => {
          const value: unknown = Reflect.get(name in own ? own : request, name);
          return typeof value === 'function' ? value.bind(request) : value;
        },
      });
    },
  });
  Object.defineProperty(globalThis, 'XMLHttpRequest', { value, configurable: true });
};
