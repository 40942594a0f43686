import type { ServerOptions } from 'node:http';

/** How long a connection may keep a server waiting, and how much it may say of itself (docs/security.md, 2.4.1). */
export const connectionLimits: ServerOptions = {
  maxHeaderSize: 16_384,
  headersTimeout: 15_000,
  /** A submission of the largest size over a slow line. */
  requestTimeout: 300_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 5_000,
};
