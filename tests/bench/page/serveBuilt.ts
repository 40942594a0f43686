import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { proxy } from 'hono/proxy';
import { listen } from '../../../server/node/listen';
import { serveWebApplication } from '../../../server/node/serveWebApplication';

/** HTTP/1.1 without TLS, as the server itself speaks it, or HTTP/2 with TLS, as a reverse proxy does. */
export type Protocol = 'HTTP/1.1' | 'HTTP/2';

/** Serves a built web application on a port of its own, in front of the API of a running server. */
export const serveBuilt = async (folder: string, apiUrl: string, protocol: Protocol) => {
  const site = new Hono();
  // Proxied responses arrive here uncompressed.
  site.use('/api/*', compress());
  for (const path of ['/api/*', '/config.json']) {
    site.all(path, (c) => proxy(apiUrl + c.req.path, c.req));
  }
  serveWebApplication(site, folder);
  if (protocol === 'HTTP/2') return serveSecure(site);
  const { port, stop } = await listen(site, 0);
  return { url: `http://localhost:${port}`, stop };
};

const serveSecure = (site: Hono) =>
  new Promise<{ url: string; stop: () => Promise<void> }>((resolve) => {
    const server = serve(
      { fetch: site.fetch, port: 0, createServer: createSecureServer, serverOptions: selfSigned() },
      ({ port }: AddressInfo) =>
        resolve({
          url: `https://localhost:${port}`,
          // The browser's connections end with its windows.
          stop: () => new Promise((stopped) => server.close(() => stopped())),
        }),
    );
  });

/** Makes a key and a certificate that is valid for a day. */
const selfSigned = () => {
  const folder = mkdtempSync(join(tmpdir(), 'tsi-bench-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'];
  execFileSync('openssl', [...request, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const files = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return files;
};
