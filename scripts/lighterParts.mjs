import { fileURLToPath } from 'node:url';

const ownRouterProvider = fileURLToPath(
  new URL('../src/app/routing/reactRouterProvider.ts', import.meta.url),
);

/**
 * ra-core names its adapter of React Router as the default of a context, so that nothing can shake it off. The built
 * client takes ours for it, which comes without the data router.
 * @returns {import('vite').Plugin}
 */
export const lighterParts = () => ({
  name: 'lighter-parts',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  enforce: 'pre',
  resolveId(source, importer) {
    const isDefault = source.endsWith('/reactRouterProvider.js') && importer?.includes('/ra-core/');
    return isDefault ? ownRouterProvider : null;
  },
});
