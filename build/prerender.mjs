import { evaluate } from './evaluate.mjs';

/**
 * Writes into index.html, as templates, what is to be seen before the scripts are there. React takes it over as it is
 * (hydration), so the same components make it.
 *
 * Gain: the login page is seen after 0.26 s instead of 0.42 s on the device of the bench.
 * @returns {import('vite').Plugin}
 */
export const prerender = () => ({
  name: 'prerender',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transformIndexHtml: {
    order: 'post',
    async handler(_, { path }) {
      if (path !== '/index.html') return [];
      const module = await evaluate('src/gate/boot/prerender.tsx');
      const { prerender } = /** @type {typeof import('../src/gate/boot/prerender')} */ (module);
      return Object.entries(prerender()).map(([id, children]) => ({
        tag: 'template',
        attrs: { id },
        children,
        injectTo: 'body',
      }));
    },
  },
});
