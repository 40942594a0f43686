import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { client } from '../../build/client.mjs';

const root = join(import.meta.dirname, '../examples');
const page = join(root, 'live.html');
const url = '/examples/live.html';

/**
 * Serves the page that shows the examples, which is not one of VitePress's own.
 * @returns {import('vite').Plugin}
 */
export const livePage = () => ({
  name: 'live-page',
  configureServer: ({ middlewares, transformIndexHtml }) => {
    middlewares.use(url, async (_, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end(await transformIndexHtml(url, await readFile(page, 'utf8')));
    });
  },
});

/**
 * Builds that page into the folder `examples` of a built site.
 * @param {string} site
 */
export const buildLivePage = async (site) => {
  await build({
    ...client,
    configFile: false,
    logLevel: 'error',
    root,
    base: './',
    build: {
      ...client.build,
      outDir: join(site, 'examples'),
      emptyOutDir: false,
      rolldownOptions: { input: page },
    },
  });
};
