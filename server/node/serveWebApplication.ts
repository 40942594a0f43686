import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono, MiddlewareHandler } from 'hono';
import type { InlineHashes } from '../http/securityHeaders';

const immutable = 'public, max-age=31536000, immutable';

/** How often a path is decoded at most: as often as anybody may have encoded it again. */
const maxDecodings = 5;

/** Returns a path without percent encoding, however often it was encoded. */
const decoded = (path: string): string => {
  let result = path;
  for (let count = 0; count < maxDecodings && result.includes('%'); count += 1) {
    // One by one, as decodeURIComponent refuses a whole path for one wrong byte.
    result = result.replace(/%([0-7][0-9a-f])/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  }
  return result;
};

/** Answers 404 for a path that matches. */
const missing =
  (pattern: RegExp): MiddlewareHandler =>
  async (c, next) =>
    pattern.test(decoded(c.req.path)) ? c.notFound() : next();

/**
 * Serves the built web application beside /api. A path without a dot opens the application itself: none of its routes
 * has one. Any other path is a file, and 404 if there is none, as are names that begin with a dot (/.env, /.git).
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
  site.get('*', missing(/[/\\]\./));
  site.use('*', files);
  site.get('*', missing(/\./));
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
