import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const noStyle = '\0no-style';

/** Replaces style sheets with nothing: only browsers need them. @type {import('vite').Plugin} */
const withoutStyle = {
  name: 'without-style',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? noStyle : null),
  load: (id) => (id === noStyle ? '' : null),
};

/**
 * Runs a module of the project during the build, and returns its exports.
 * @param {string} path from the project's root
 * @param {import('vite').Plugin[]} plugins
 */
export const evaluate = async (path, plugins = []) => {
  const file = fileURLToPath(new URL(`../${path}`, import.meta.url));
  const { module } = await runnerImport(file, {
    configFile: false,
    logLevel: 'error',
    plugins: [withoutStyle, ...plugins],
  });
  return module;
};
