import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { apiReferenceTexts } from './apiReferenceTexts.mjs';

const library = 'node_modules/redoc/bundles/redoc.standalone.js';
const page = '/apiReference.html';

/** What the library's bundle asks for that the content policy refuses, and what it gets instead. */
const changes = /** @type {const} */ ([
  // The maker's logo, from a foreign host.
  [/"https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini\.svg"/, '""'],
  // A style element for scrollbars that the page does not use; an empty one is allowed.
  [/\.push\(\[e\.id,"\.ps\{[^"]*","",\{/, '.push([e.id,"","",0&&{'],
]);

const readLibrary = async () => {
  const code = await readFile(library, 'utf8');
  for (const [found] of changes) if (code.search(found) < 0) throw new Error(`Not in the library: ${found}`);
  for (const [found] of apiReferenceTexts)
    if (!code.includes(found)) throw new Error(`Not in the library: ${found}`);
  const changed = changes.reduce((text, [found, instead]) => text.replace(found, instead), code);
  return apiReferenceTexts.reduce((text, [found, instead]) => text.replaceAll(found, instead), changed);
};

/**
 * Serves the library of the reference page as a script of its own, changed so that it runs under the content policy as it
 * is. Bundled, it would share the bundler's helpers with the application, whose first page would be a file more.
 * @returns {import('vite').Plugin}
 */
export const apiReference = () => {
  /** @type {Promise<{ code: string, fileName: string }> | undefined} */
  let reading;
  const read = () => {
    reading ??= readLibrary().then((code) => {
      const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
      return { code, fileName: `assets/redoc-${hash}.js` };
    });
    return reading;
  };
  return {
    name: 'api-reference',
    configureServer: ({ middlewares }) => {
      middlewares.use(async (request, response, next) => {
        const { code, fileName } = await read();
        if (request.url !== `/${fileName}`) return next();
        response.setHeader('content-type', 'text/javascript').end(code);
      });
    },
    transformIndexHtml: async (_, { path }) => {
      if (path !== page) return [];
      const { fileName } = await read();
      return [{ tag: 'script', attrs: { src: `/${fileName}`, defer: true }, injectTo: 'head-prepend' }];
    },
    async generateBundle() {
      if (this.environment.config.build.ssr) return;
      const { code, fileName } = await read();
      this.emitFile({ type: 'asset', fileName, source: code });
      const licences = await readFile(`${library}.LICENSE.txt`, 'utf8');
      // Where the library's first line says that they are.
      this.emitFile({ type: 'asset', fileName: 'assets/redoc.standalone.js.LICENSE.txt', source: licences });
    },
  };
};
