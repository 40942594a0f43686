import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { freePort } from '../../run/freePort.mjs';

/** A static host. */
export interface StaticHost {
  readonly url: string;
  close(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/** Serves the files of a folder below a path; any other path is 404, without a fallback. */
export const serveStatically = async (folder: string, basePath: string): Promise<StaticHost> => {
  const host = new Hono();
  host.get(`${basePath}*`, async (c) => {
    const file = c.req.path.slice(basePath.length) || 'index.html';
    const content = await readFile(join(folder, file)).catch(() => undefined);
    const type = types[extname(file)] ?? 'application/octet-stream';
    return content ? c.body(new Uint8Array(content), 200, { 'content-type': type }) : c.notFound();
  });
  const port = await freePort();
  const server = serve({ fetch: host.fetch, port });
  return {
    url: `http://localhost:${port}${basePath}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
