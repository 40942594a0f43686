import { fileURLToPath } from 'node:url';

const ownRouterProvider = fileURLToPath(
  new URL('../src/app/routing/reactRouterProvider.ts', import.meta.url),
);
const noExporter = '\0no-exporter';

/**
 * ra-core names two parts as defaults, so that nothing can shake them off although this application has its own: the
 * adapter of React Router with its data router, and the exporter of lists to CSV. The built client goes without them.
 * @returns {import('vite').Plugin}
 */
export const lighterParts = () => ({
  name: 'lighter-parts',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  enforce: 'pre',
  resolveId(source, importer) {
    if (!importer?.includes('/ra-core/')) return null;
    if (source.endsWith('/reactRouterProvider.js')) return ownRouterProvider;
    return source.endsWith('/defaultExporter.js') ? noExporter : null;
  },
  load: (id) => (id === noExporter ? 'export const defaultExporter = false;' : null),
});
