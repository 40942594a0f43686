/**
 * Has index.html ask for the page itself together with the small script that decides what else is needed.
 * @param {string} module of the source, which that script imports when it runs
 * @returns {import('vite').Plugin}
 */
export const preloadStart = (module) => ({
  name: 'preload-start',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {}, path }) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const start = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
      if (path !== '/index.html' || !start) return [];
      /** @type {Set<string>} */
      const files = new Set();
      const visit = (/** @type {string} */ name) => {
        if (files.has(name)) return;
        files.add(name);
        chunks.find(({ fileName }) => fileName === name)?.imports.forEach(visit);
      };
      visit(start.fileName);
      return [...files].map((file) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
        injectTo: 'head',
      }));
    },
  },
});
