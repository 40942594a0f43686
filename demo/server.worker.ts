import type { FromServer, SentRequest, ToServer } from './exchange';
import { startServer } from './startServer';

// The server runs in a worker, so that the page stays responsive while it sorts, hashes and searches.
const post = (message: FromServer, transfer: Transferable[] = []) => self.postMessage(message, { transfer });

const received = ({ method, url, headers, body }: SentRequest) =>
  new Request(url, {
    method,
    headers,
    ...(body.byteLength > 0 && { body }),
  });

let app: ReturnType<typeof startServer> | undefined;

const answer = async (id: number, request: SentRequest) => {
  const response = await (await app)?.fetch(received(request));
  if (!response) return;
  const body = await response.arrayBuffer();
  post({ type: 'answer', id, answer: { status: response.status, headers: [...response.headers], body } }, [
    body,
  ]);
};

const start = async (publicUrl: string) => {
  app = startServer({ publicUrl, mailer: { send: async (mail) => post({ type: 'mail', mail }) } });
  await app;
  post({ type: 'ready' });
};

self.onmessage = ({ data }: MessageEvent<ToServer>) => {
  const work = data.type === 'start' ? start(data.publicUrl) : answer(data.id, data.request);
  work.catch((failure: unknown) => {
    console.error(failure);
    post({ type: 'failed' });
  });
};
