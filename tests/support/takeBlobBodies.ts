import { blobBytes } from './blobBytes';

/** Makes XMLHttpRequest send the bytes of jsdom's blobs, which Node's requests can't read. */
export const takeBlobBodies = (): void => {
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
