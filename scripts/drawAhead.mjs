import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const source = fileURLToPath(new URL('../src/app/entry/drawAhead.tsx', import.meta.url));

/** Style sheets are index.html's own matter. */
const noStyle = '\0no-style';
/** @type {import('vite').Plugin} */
const withoutStyle = {
  name: 'without-style',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? noStyle : null),
  load: (id) => (id === noStyle ? '' : null),
};

const load = async () => {
  const config = { configFile: /** @type {const} */ (false), logLevel: /** @type {const} */ ('error') };
  const { module } = await runnerImport(source, { ...config, plugins: [withoutStyle] });
  return module;
};

/**
 * Writes into index.html, as templates, what is to be seen before the scripts are there. React takes it over as it is
 * (hydration), so it is drawn by the same components.
 * @returns {import('vite').Plugin}
 */
export const drawAhead = () => ({
  name: 'draw-ahead',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    async handler(_, { path }) {
      if (path !== '/index.html') return [];
      const { drawAhead } = /** @type {typeof import('../src/app/entry/drawAhead')} */ (await load());
      return Object.entries(drawAhead()).map(([id, children]) => ({
        tag: 'template',
        attrs: { id },
        children,
        injectTo: 'body',
      }));
    },
  },
});
