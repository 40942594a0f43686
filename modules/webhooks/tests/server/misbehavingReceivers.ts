import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, createServer as createPlainServer, type Server, type Socket } from 'node:net';

/** A receiver on this machine that misbehaves until it is healed, and keeps what it then got. */
export interface Receiver {
  readonly url: string;
  /** The messages that it took, in order. */
  readonly taken: { readonly id: string; readonly body: string }[];
  /** How often it was called while it misbehaved. */
  readonly calls: () => number;
  heal(): void;
  close(): Promise<void>;
}

/** What a receiver does with a connection or request while it is ill. */
export type Illness =
  | { readonly request: RequestListener }
  | { readonly connection: (socket: Socket) => void }
  | 'isDown';

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
};

/** A certificate and its key. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/** Starts a receiver with an illness; `tls` makes it one of https, with another certificate once it is healed. */
export const startReceiver = async (
  illness: Illness,
  {
    tls,
    healed = tls,
    name = '127.0.0.1',
  }: { tls?: Certificate; healed?: Certificate | undefined; name?: string } = {},
): Promise<Receiver> => {
  const taken: Receiver['taken'][number][] = [];
  let isIll = true;
  let calls = 0;
  const take: RequestListener = async (request, response) => {
    const body = await bodyOf(request);
    taken.push({ id: String(request.headers['webhook-id']), body });
    response.writeHead(200).end('obrigado');
  };
  const answer: RequestListener = (request, response) => {
    if (!isIll || illness === 'isDown' || !('request' in illness)) return take(request, response);
    calls += 1;
    return illness.request(request, response);
  };
  const secure = tls && createTlsServer(tls, answer);
  secure?.on('tlsClientError', () => {
    calls += 1;
  });
  const web = secure ?? createServer(answer);
  const sockets = new Set<Socket>();
  const front: Server = createPlainServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    if (isIll && illness !== 'isDown' && 'connection' in illness) {
      calls += 1;
      illness.connection(socket);
    } else web.emit('connection', socket);
  });
  const listen = (port: number) =>
    new Promise<number>((resolve) =>
      front.listen(port, '127.0.0.1', () => resolve((front.address() as AddressInfo).port)),
    );
  const port = await listen(0);
  if (illness === 'isDown') await new Promise((resolve) => front.close(resolve));
  return {
    url: `${tls ? 'https' : 'http'}://${name}:${port}/avisos`,
    taken,
    calls: () => calls,
    heal: () => {
      isIll = false;
      if (healed) secure?.setSecureContext(healed);
      if (illness === 'isDown') void listen(port);
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => front.close(resolve));
    },
  };
};
