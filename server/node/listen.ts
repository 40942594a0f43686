import type { ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';

/** How long requests in flight may take to finish once the server is shutting down. */
const graceMilliseconds = 25_000;
const sweepMilliseconds = 100;

/** A server that accepts requests. */
export interface Listening {
  readonly port: number;
  /** Stops accepting requests and finishes those in flight. */
  stop(): Promise<void>;
}

/** Starts accepting requests on a port; fails when the port is taken. */
export const listen = (site: Hono, port: number, serverOptions = connectionLimits): Promise<Listening> =>
  new Promise((resolve, reject) => {
    const server = serve({ fetch: site.fetch, port, serverOptions }, (address: AddressInfo) =>
      resolve({
        port: address.port,
        stop: () =>
          new Promise((stopped) => {
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
          }),
      }),
    );
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(`PORT ${port} is taken: set another one.`) : error),
    );
  });

/** How long a connection may keep the server waiting, and how large its headers may be (docs/security.md, 2.4.1). */
export const connectionLimits: ServerOptions = {
  maxHeaderSize: 16_384,
  headersTimeout: 15_000,
  /** Enough for the largest submission over a slow line. */
  requestTimeout: 300_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 5_000,
};
