import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import type { InlineHashes } from '../http/securityHeaders';

const immutable = 'public, max-age=31536000, immutable';

/**
 * Serves the built web application beside /api. A path without a file extension opens the application itself. A
 * missing file is a 404, so that the application's page is never served in its place.
 */
export const serveWebApplication = (site: Hono, folder: string): void => {
  const files = serveStatic({
    root: folder,
    precompressed: true,
    onFound: (_path, c) => {
      const isHashed = c.req.path.startsWith('/assets/');
      c.header('cache-control', isHashed ? immutable : 'no-cache');
    },
  });
  site.use('*', files);
  site.get('*', async (c, next) => (extname(c.req.path) ? c.notFound() : next()));
  site.get(
    '*',
    serveStatic({
      root: folder,
      path: 'index.html',
      precompressed: true,
      onFound: (_path, c) => c.header('cache-control', 'no-cache'),
    }),
  );
};

/**
 * Returns the hashes, in the form a content security policy takes, of the scripts and styles that the build inlined
 * into index.html; none without a build, as in development.
 */
export const inlineHashes = async (webFolder: string): Promise<InlineHashes> => {
  const page = await readFile(join(webFolder, 'index.html'), 'utf8').catch(() => '');
  return {
    scripts: hashes(page, /<script>(.*?)<\/script>/gs),
    styles: hashes(page, /<style>(.*?)<\/style>/gs),
  };
};

const hashes = (page: string, pattern: RegExp): string[] =>
  [...page.matchAll(pattern)].map(([, text = '']) => {
    const digest = createHash('sha256').update(text).digest('base64');
    return `'sha256-${digest}'`;
  });
