import { once } from 'node:events';
import type { ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Http2Bindings, type HttpBindings, serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { PlainError } from '../lib/plainError';

/** How long requests in flight may take to finish once the server is shutting down. */
const graceMilliseconds = 25_000;
const sweepMilliseconds = 100;

/** A server that accepts requests. */
export interface Listening {
  readonly port: number;
  /** Has each connection end with its next answer from now on, so that no request meets one that `stop` has closed. */
  drain(): void;
  /** Stops accepting requests and finishes those in flight. */
  stop(): Promise<void>;
}

/** Starts accepting requests on a port; fails when the port is taken. */
export const listen = (
  site: Hono,
  port: number,
  serverOptions = connectionLimits,
  lingering = lingeringMilliseconds,
): Promise<Listening> =>
  new Promise((resolve, reject) => {
    let isDraining = false;
    const onAddress = ({ port }: AddressInfo) => resolve({ port, drain, stop });
    const server = serve({ fetch: sayingWhatEnds(site, lingering), port, serverOptions }, onAddress);
    server.prependListener('request', (_request, response) => {
      if (isDraining) response.setHeader('connection', 'close');
    });

    const drain = () => {
      isDraining = true;
    };
    const stop = () =>
      new Promise<void>((stopped) => {
        drain();
        // Browsers keep idle connections open; the server does not wait for these.
        const sweep = setInterval(() => {
          if ('closeIdleConnections' in server) server.closeIdleConnections();
        }, sweepMilliseconds);
        const timer = setTimeout(() => {
          if ('closeAllConnections' in server) server.closeAllConnections();
        }, graceMilliseconds);
        server.close(() => {
          clearInterval(sweep);
          clearTimeout(timer);
          stopped();
        });
      });
    server.once('error', (error: NodeJS.ErrnoException) => reject(portFailure(port, error)));
  });

const portFailure = (port: number, cause: NodeJS.ErrnoException) =>
  cause.code === 'EADDRINUSE'
    ? new PlainError('inUse', `PORT ${port} is taken: set another one.`, { cause })
    : new PlainError('denied', `PORT ${port} can't be listened on, ${cause.code}: set another one.`, {
        cause,
      });

/** How long a caller who was answered already may go on sending, in milliseconds. */
const lingeringMilliseconds = 10_000;

/**
 * Serves a site. An answer that comes before its request's body was taken to the end says that its connection ends, as what is
 * left of the body is in the way of another call. After a refusal, the connection ends once that has come, unread, or after so many
 * milliseconds: many callers read nothing before they have sent everything, and would see a broken connection.
 */
const sayingWhatEnds =
  (site: Hono, milliseconds: number) =>
  async (request: Request, environment: HttpBindings | Http2Bindings): Promise<Response> => {
    const { incoming } = environment;
    const response = await site.fetch(request, environment);
    if (incoming.complete) return response;
    response.headers.set('connection', 'close');
    // What is not refused may be large, or never end.
    if (response.ok || !response.body) return response;
    const answer = new Uint8Array(await response.arrayBuffer());
    response.headers.set('content-length', String(answer.length));
    const rest = new ReadableStream({
      start: async (controller) => {
        controller.enqueue(answer);
        const signal = AbortSignal.timeout(milliseconds);
        if (!incoming.destroyed) await once(incoming.resume(), 'close', { signal }).catch(() => undefined);
        controller.close();
      },
    });
    return new Response(rest, response);
  };

/** How long a connection may keep the server waiting, and how large its headers may be (docs/asvs.tsv, 2.4.1). */
export const connectionLimits: ServerOptions = {
  maxHeaderSize: 16_384,
  headersTimeout: 15_000,
  /** Enough for the largest submission over a slow line. */
  requestTimeout: 300_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 5_000,
};
