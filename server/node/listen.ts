import type { ServerOptions } from 'node:http';
import { type AddressInfo, Server } from 'node:net';
import { type Http2Bindings, type HttpBindings, serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { PlainError } from '../lib/plainError';

/** How long requests in flight may take to finish once the server is shutting down. */
const graceMilliseconds = 25_000;
const sweepMilliseconds = 100;
const keepAliveMilliseconds = 10_000;
/** A connection that was idle for this long has been closed, as both sides knew it would. */
const idleMilliseconds = keepAliveMilliseconds + 2_000;
/** Seconds that retiring takes at most. */
export const retiringSeconds = (idleMilliseconds + graceMilliseconds) / 1000 + 2;

/** A server that accepts requests. */
export interface Listening {
  readonly port: number;
  /** Stops accepting requests and finishes those in flight. */
  stop(): Promise<void>;
  /**
   * Stops accepting connections, while another process does. Each open one is told to close with its next answer, so
   * that no request meets a closed connection; those that send none close when they have been idle for long.
   */
  retire(): Promise<void>;
}

/** Starts accepting requests on a port; fails when the port is taken. */
export const listen = (site: Hono, port: number, serverOptions = connectionLimits): Promise<Listening> =>
  new Promise((resolve, reject) => {
    let isRetiring = false;
    const onAddress = ({ port }: AddressInfo) => resolve({ port, stop, retire });
    const server = serve({ fetch: sayingWhatEnds(site), port, serverOptions }, onAddress);
    server.prependListener('request', (_request, response) => {
      if (isRetiring) response.setHeader('connection', 'close');
    });

    /** Closes connections as soon as they are idle, and after a time of grace all; returns how to stop that. */
    const closeConnections = () => {
      const sweep = setInterval(() => {
        if ('closeIdleConnections' in server) server.closeIdleConnections();
      }, sweepMilliseconds);
      const timer = setTimeout(() => {
        if ('closeAllConnections' in server) server.closeAllConnections();
      }, graceMilliseconds);
      return () => {
        clearInterval(sweep);
        clearTimeout(timer);
      };
    };
    const stop = () =>
      new Promise<void>((stopped) => {
        // Browsers keep idle connections open; the server does not wait for these.
        const end = closeConnections();
        server.close(() => {
          end();
          stopped();
        });
      });
    const retire = () =>
      new Promise<void>((stopped) => {
        isRetiring = true;
        let end = () => {};
        const timer = setTimeout(() => {
          end = closeConnections();
        }, idleMilliseconds);
        // The one of HTTP closes idle connections at once, whatever is on its way to them.
        Server.prototype.close.call(server, () => {
          clearTimeout(timer);
          end();
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

/**
 * Serves a site. An answer that comes before its request's body was taken to the end says that its connection ends, as what is
 * left of the body is in the way of another call.
 */
const sayingWhatEnds =
  (site: Hono) =>
  async (request: Request, environment: HttpBindings | Http2Bindings): Promise<Response> => {
    const response = await site.fetch(request, environment);
    if (!environment.incoming.complete) response.headers.set('connection', 'close');
    return response;
  };

/** How long a connection may keep the server waiting, and how large its headers may be (docs/security.md, 2.4.1). */
export const connectionLimits: ServerOptions = {
  maxHeaderSize: 16_384,
  headersTimeout: 15_000,
  /** Enough for the largest submission over a slow line. */
  requestTimeout: 300_000,
  keepAliveTimeout: keepAliveMilliseconds,
  connectionsCheckingInterval: 5_000,
};
