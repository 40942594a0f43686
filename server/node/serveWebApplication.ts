import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';

const immutable = 'public, max-age=31536000, immutable';

/** Serves the built web application beside /api; any path that names no file opens the application itself. */
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
  site.get('/assets/*', (c) => c.notFound());
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
