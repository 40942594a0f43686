import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { listen } from '../../../server/node/listen';
import { serveWebApplication } from '../../../server/node/serveWebApplication';

/** Serves a built web application on a port of its own, before the API of a running server. */
export const serveBuilt = async (folder: string, apiUrl: string) => {
  const site = new Hono();
  for (const path of ['/api/*', '/config.json']) {
    site.all(path, (c) => proxy(apiUrl + c.req.path, c.req));
  }
  serveWebApplication(site, folder);
  const { port, stop } = await listen(site, 0);
  return { url: `http://localhost:${port}`, stop };
};
